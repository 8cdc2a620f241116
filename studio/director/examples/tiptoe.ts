import type { Example } from './example.ts';

export const tiptoe: Example = {
  kind: 'Wordmark alone, with one custom touch',
  prompt: 'No icon please, only the word: Tiptoe. Ballet shoes for children, light and playful.',
  repair:
    "First draft: the name in a script face: pretty, and anybody's. Repair: the letters themselves go up on tiptoe, one small step each, and the dot of the i is the only colour.",
  identity: {
    idea: 'The word rises letter by letter onto its toes.',
    palette: { lead: '#5b2a55', accent: '#d5527d' },
    mark: null,
    lettering: {
      family: 'Comfortaa',
      weight: 700,
      tracking: -0.02,
      role: 'lead',
      case: 'lower',
      lines: [
        [
          { text: 'T' },
          { text: 'i', rise: 0.06, dots: 'accent' },
          { text: 'p', rise: 0.12 },
          { text: 't', rise: 0.18 },
          { text: 'o', rise: 0.24 },
          { text: 'e', rise: 0.3 },
        ],
      ],
    },
    lockup: { layout: 'word' },
  },
};

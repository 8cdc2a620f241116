import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'key-tag',
  motifs: ['key', 'lock', 'door'],
  words: [
    'key',
    'keys',
    'room',
    'hotel',
    'inn',
    'lodge',
    'guesthouse',
    'rent',
    'rental',
    'lettings',
    'access',
    'stay',
    'concierge',
    'unlock',
    'clef',
  ],
  industries: ['hotel', 'real-estate', 'security', 'travel', 'software'],
  moods: ['trustworthy', 'classic', 'clever', 'discreet', 'elegant'],
  ideas: ['protection', 'guidance', 'shelter'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The key is cut out of the tag that should hang from it.',
    dials: { gap: { value: 9, min: 8.6, max: 9.8 } },
    parts: [
      {
        name: 'tag',
        role: 'lead',
        shape: [
          { box: { corner: [11, 0], size: [78, 100], r: [39, 39, 8, 8] } },
          {
            subtract: {
              of: [
                { disc: { at: [50, 36], r: '9+$gap' } },
                { box: { corner: ['50-$gap/2', 40], size: ['$gap', 50] } },
                { box: { corner: [50, 81], size: [20, '$gap'] } },
                { fine: [{ box: { corner: [50, '72.5-$gap'], size: [16, '$gap'] } }] },
              ],
            },
          },
        ],
      },
      { name: 'bow', role: 'accent', shape: { disc: { at: [50, 36], r: 9 } } },
    ],
  },
  inset: [
    { ring: { at: [50, 43], r: 11, width: 6.5 } },
    { box: { corner: [46, 50], size: [8, 19] } },
    { box: { corner: [50, 61], size: [11, 8] } },
  ],
};

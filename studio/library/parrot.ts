import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parrot',
  motifs: ['parrot', 'speech-bubble', 'bird'],
  words: [
    'parrot',
    'macaw',
    'cockatoo',
    'parakeet',
    'budgie',
    'polly',
    'talk',
    'chatter',
    'repeat',
    'echo',
    'voice',
    'language',
    'tropical',
    'jungle',
    'pirate',
    'aviary',
    'squawk',
    'papagei',
    'speech',
  ],
  industries: ['education', 'media', 'pets', 'travel'],
  moods: ['playful', 'loud', 'cheerful', 'quirky', 'friendly'],
  ideas: ['connection', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bird that talks: the hooked beak is the tail of the speech bubble.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          { disc: { at: [46, 46], r: 48 } },
          { subtract: { of: { disc: { at: [40, 35], r: 14.5 } } } },
          { fine: [{ disc: { at: [40, 35], r: 5.6 } }] },
        ],
      },
      {
        name: 'beak',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [66, 56],
                [82, 40, 'smooth', 90],
                [106, 66, 'smooth', 180],
                [92, 106],
                [80, 82, 'smooth', 300],
              ],
            },
          },
          { fine: [{ round: { r: 2.5, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [20, 100, 3],
          [26, 30, 'smooth', 0],
          [56, 0, 'smooth', 90],
          [92, 34, 'smooth', 180],
          [80, 56, 4],
          [74, 40, 'smooth', 280],
          [66, 44, 'smooth', 180],
          [66, 74, 'smooth', 200],
          [40, 106, 3],
        ],
      },
    },
    { subtract: { of: { disc: { at: [54, 26], r: 7 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

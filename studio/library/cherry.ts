import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cherry',
  motifs: ['cherry', 'note'],
  words: [
    'cherry',
    'quaver',
    'orchard',
    'melody',
    'tune',
    'kirsch',
    'maraschino',
    'morello',
    'duet',
    'jukebox',
    'griotte',
    'bandstand',
    'chord',
  ],
  industries: ['music', 'food', 'gardening'],
  moods: ['playful', 'clever', 'cheerful', 'fresh', 'youthful'],
  ideas: ['harmony', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two cherries on their stalks, and the leaf is the beam: a pair of quavers ripe for picking.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'cherries',
        role: 'lead',
        shape: [
          { disc: { at: [21.5, 81], r: 22.5 } },
          { bar: { from: [39, 82], to: [39, 18], width: 9.6 } },
          { disc: { at: [77.5, 74], r: 20.5 } },
          { bar: { from: [93.2, 74], to: [93.2, 10], width: 9.6 } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      {
        name: 'leaf',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [31, 25],
                [56, 7.5, 'smooth', 72],
                [102, 2],
                [74, 24, 'smooth', 250],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { disc: { at: [44, 58], r: 11 } },
    { bar: { from: [51, 58], to: [51, 32], width: 8 } },
    { petal: { from: [49, 36], to: [69, 36], width: 12 } },
  ],
};

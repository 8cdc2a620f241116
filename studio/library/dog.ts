import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dog',
  motifs: ['dog', 'pin'],
  words: [
    'dog',
    'dogs',
    'puppy',
    'hound',
    'terrier',
    'walk',
    'walking',
    'walker',
    'walkies',
    'lead',
    'leash',
    'kennel',
    'fetch',
    'canine',
    'rover',
    'stroll',
    'sitter',
  ],
  industries: ['pets', 'veterinary', 'transport', 'travel'],
  moods: ['friendly', 'playful', 'cheerful', 'caring', 'trustworthy'],
  ideas: ['journey', 'guidance', 'connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A dog at a trot; the loop of its lead is a pin on the map.',
    dials: { weight: { value: 9, min: 8.6, max: 10 } },
    parts: [
      {
        name: 'dog',
        role: 'lead',
        shape: [
          { drop: { at: [23, 18], r: 22, tip: [55, 47] } },
          { subtract: { of: { disc: { at: [23, 18], r: 9.6 } } } },
          {
            line: {
              points: [
                [40, 33],
                [76, 64],
              ],
              width: '$weight',
            },
          },
          {
            line: {
              points: [
                [-2, 48],
                [12, 68],
                [24, 72],
              ],
              width: '$weight',
              bend: 8,
            },
          },
          {
            polygon: {
              points: [
                [10, 63],
                [60, 63],
                [71, 47],
                [71, 24],
                [85, 40],
                [107, 47],
                [106, 59],
                [89, 64],
                [80, 84],
                [10, 80],
              ],
            },
          },
          {
            polygon: {
              points: [
                [10, 70],
                [30, 76],
                [27, 84],
                [33, 104],
                [21, 104],
                [17, 90],
                [10, 104],
                [-1, 104],
                [8, 86],
              ],
            },
          },
          {
            polygon: {
              points: [
                [60, 76],
                [80, 76],
                [80, 84],
                [91, 104],
                [79, 104],
                [69, 88],
                [66, 104],
                [54, 104],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
};

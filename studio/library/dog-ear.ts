import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dog-ear',
  motifs: ['dog', 'drop'],
  words: [
    'dog',
    'dogs',
    'puppy',
    'hound',
    'walk',
    'walking',
    'walker',
    'rain',
    'rainy',
    'weather',
    'seattle',
    'groomer',
    'grooming',
    'spaniel',
    'beagle',
    'canine',
    'kennel',
  ],
  industries: ['pets', 'veterinary', 'retail'],
  moods: ['friendly', 'caring', 'simple', 'warm', 'honest'],
  ideas: ['protection', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A dog in all weathers: its ear is a raindrop.',
    dials: { gap: { value: 8.4, min: 8.2, max: 8.7 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [1, 42, 'smooth', 0],
                [40, 0, 'smooth', 90],
                [70, 20, 'smooth', 140],
                [82, 29, 'smooth', 100],
                [98, 29],
                [108, 40],
                [105, 64, 'smooth', 200],
                [84, 73, 'smooth', 270],
                [74, 78, 'smooth', 215],
                [76, 102],
                [7, 102],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }, { subtract: { of: { disc: { at: [67, 36], r: 5 } } } }] },
        ],
      },
      {
        name: 'ear',
        role: 'accent',
        shape: [{ drop: { at: [36, 63], r: 16, tip: [38, 13] } }, { round: { r: 3 } }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [34, 48, 'smooth', 0],
          [46, 34, 'smooth', 90],
          [55, 41, 'smooth', 125],
          [67, 45],
          [66, 54, 'smooth', 200],
          [56, 58, 'smooth', 230],
          [56, 67],
          [34, 67],
        ],
      },
    },
  ],
};

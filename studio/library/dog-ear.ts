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
    dials: { gap: { value: 8.3, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [2, 46, 'smooth', 0],
                [42, 0, 'smooth', 90],
                [70, 22, 'smooth', 125],
                [103, 33],
                [105, 57, 'smooth', 185],
                [84, 72, 'smooth', 265],
                [72, 79, 'smooth', 205],
                [74, 102],
                [0, 102],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }, { subtract: { of: { disc: { at: [68, 40], r: 5 } } } }] },
        ],
      },
      {
        name: 'ear',
        role: 'accent',
        knock: '$gap',
        shape: [{ drop: { at: [35, 63], r: 15, tip: [42, 17] } }, { round: { r: 3 } }],
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

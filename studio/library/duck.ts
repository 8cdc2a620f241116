import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'duck',
  motifs: ['duck', 'bird'],
  words: [
    'duck',
    'duckling',
    'drake',
    'mallard',
    'quack',
    'pond',
    'waterfowl',
    'teal',
    'eider',
    'decoy',
    'bath',
    'rubber',
    'poultry',
    'wetland',
    'lake',
    'paddle',
  ],
  industries: ['childcare', 'toys', 'environment'],
  moods: ['playful', 'friendly', 'natural', 'cute'],
  ideas: ['flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A drake on the water, its collar a ring of light.',
    dials: { gap: { value: 9.2, min: 9, max: 9.6 } },
    parts: [
      {
        name: 'duck',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 40],
                [16, 51, 'smooth', 100],
                [40, 49, 'smooth', 65],
                [49, 34, 'smooth', 0],
                [48, 12, 'smooth', 0],
                [69, -13, 'smooth', 90],
                [87, 2, 'smooth', 150],
                [111, 11],
                [111, 27],
                [91, 28, 'smooth', 240],
                [88, 41, 'smooth', 172],
                [92, 62, 'smooth', 180],
                [58, 91, 'smooth', 270],
                [18, 87, 'smooth', 292],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-14, 62],
                        [18, 69, 'smooth', 95],
                        [42, 69, 'smooth', 78],
                        [56, 62],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
              { round: { r: 3.6 } },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-14, 62],
                        [18, 69, 'smooth', 95],
                        [42, 69, 'smooth', 78],
                        [56, 62],
                      ],
                      width: '$gap',
                      cap: 'flat',
                    },
                  },
                },
              },
            ],
          },
        ],
        split: { by: [{ half: { through: [70, 39], facing: 5 } }], role: 'second', gap: '$gap' },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-6, 40],
          [16, 54, 'smooth', 100],
          [40, 49, 'smooth', 65],
          [48, 12, 'smooth', 0],
          [69, -10, 'smooth', 90],
          [87, 4, 'smooth', 150],
          [112, 10],
          [112, 30],
          [90, 32, 'smooth', 220],
          [94, 62, 'smooth', 180],
          [58, 93, 'smooth', 270],
          [16, 86, 'smooth', 300],
        ],
      },
    },
    { round: { r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

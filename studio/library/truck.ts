import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'truck',
  motifs: ['truck', 'bottle'],
  words: [
    'truck',
    'lorry',
    'milk',
    'dairy',
    'milkman',
    'tanker',
    'bottle',
    'delivery',
    'haulage',
    'haulier',
    'creamery',
    'distributor',
    'drinks',
    'beverage',
    'freight',
  ],
  industries: ['logistics', 'beverage', 'food', 'transport'],
  moods: ['clever', 'friendly', 'honest', 'bold', 'retro'],
  ideas: ['journey', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The tank of the milk lorry is the bottle it fills.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bottle',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [64, 8, 4],
                    [64, 64, 4],
                    [38, 64, 'smooth', 270],
                    [16, 48, 'smooth', 270],
                    [-2, 48],
                    [-2, 24],
                    [16, 24, 'smooth', 90],
                    [38, 8, 'smooth', 90],
                  ],
                },
              },
              { box: { corner: [-5, 20], size: [9, 32], r: 2 } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [64, 8],
                    [64, 64],
                    [38, 64, 'smooth', 270],
                    [16, 48, 'smooth', 270],
                    [-5, 48],
                    [-5, 24],
                    [16, 24, 'smooth', 90],
                    [38, 8, 'smooth', 90],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cab',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    ['64+$gap', 26],
                    [91, 26, 5],
                    [105, 46, 4],
                    [105, 64, 4],
                    ['64+$gap', 64],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    ['64+$gap', 26],
                    [91, 26],
                    [105, 46],
                    [105, 64],
                    ['64+$gap', 64],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'wheels',
        role: 'lead',
        shape: [
          { disc: { at: [14, '78+$gap'], r: 14 } },
          { disc: { at: [50, '78+$gap'], r: 14 } },
          { disc: { at: [86, '78+$gap'], r: 14 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 16], size: [62, 58], r: 5 } },
    {
      polygon: {
        points: [
          [58, 32],
          [86, 32, 6],
          [104, 54, 5],
          [104, 74, 4],
          [58, 74],
        ],
      },
    },
    { disc: { at: [24, 78], r: 17 } },
    { disc: { at: [80, 78], r: 17 } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

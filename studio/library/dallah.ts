import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dallah',
  motifs: ['kettle', 'teapot', 'sun', 'cup'],
  words: [
    'dallah',
    'qahwa',
    'kahwa',
    'arabic',
    'coffee',
    'arabica',
    'dubai',
    'majlis',
    'cardamom',
    'hospitality',
    'morning',
    'gahwa',
    'oman',
    'riyadh',
    'doha',
  ],
  industries: ['cafe', 'restaurant', 'beverage', 'hotel', 'food'],
  moods: ['elegant', 'warm', 'classic', 'luxurious', 'timeless'],
  ideas: ['harmony', 'flow', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A dallah with its long beak; the lid is the dome of the morning, lifted by one breath of steam.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'pot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [23, 100, 2.5],
                [37, 64, 'smooth', 6],
                [28, 50, 'smooth', 308],
                [2, 8, 3],
                [14, 14, 'smooth', 135],
                [33, 35, 'smooth', 95],
                [68, 36, 2.5],
                [64, 62, 'smooth', 176],
                [77, 100, 2.5],
              ],
            },
          },
          {
            line: {
              points: [
                [62, 41],
                [82, 42, 'smooth', 100],
                [92, 60, 'smooth', 190],
                [66, 82],
              ],
              width: 9.5,
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
      {
        name: 'lid',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [32, '36-$gap', 2],
                    [34, 20, 'smooth', 10],
                    [50, 4, 'smooth', 90],
                    [66, 20, 'smooth', 170],
                    [68, '36-$gap', 2],
                  ],
                },
              },
              {
                limb: {
                  points: [
                    [50, -5, 5.5],
                    [50, 10, 5],
                  ],
                },
              },
              { round: { r: 4, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [32, '36-$gap'],
                    [36, 14, 'smooth', 25],
                    [50, -11],
                    [64, 14, 'smooth', 155],
                    [68, '36-$gap'],
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [50, 72, 25],
          [50, 40, 12],
        ],
      },
    },
    { box: { corner: [26, 88], size: [48, 12], r: 4 } },
    {
      polygon: {
        points: [
          [34, 34],
          [66, 34],
          [50, 8, 4],
        ],
      },
    },
    {
      line: {
        points: [
          [40, 62],
          [22, 30],
          [2, 26],
        ],
        width: 13,
        cap: 'flat',
      },
    },
    [
      { ring: { at: [72, 56], r: 26, width: 12 } },
      { intersect: { of: { box: { corner: [62, 20], size: [50, 70], r: 0 } } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

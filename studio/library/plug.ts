import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'plug',
  motifs: ['plug'],
  words: [
    'plug',
    'socket',
    'cable',
    'cord',
    'electric',
    'electrician',
    'electricity',
    'charger',
    'charging',
    'wire',
    'power',
    'adapter',
    'unplugged',
    'appliance',
  ],
  industries: ['energy', 'electronics'],
  moods: ['friendly', 'modern', 'clever', 'simple'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A plug, prongs up, its cord leaving in one long curve.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 }, weight: { value: 9, min: 8.4, max: 10 } },
    parts: [
      {
        name: 'prongs',
        role: 'accent',
        shape: [
          { box: { corner: [31, -4], size: [10, 26], r: [5, 5, 1, 1] } },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [18, '22+$gap', 4],
                [82, '22+$gap', 4],
                [82, 40, 'smooth', 180],
                ['54+$weight/2', 68, 'smooth', 205],
                ['53+$weight/2', 76],
                ['47-$weight/2', 76],
                ['46-$weight/2', 68, 'smooth', 335],
                [18, 40, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [50, 70],
                    [50, 98],
                    [76, 98],
                    [76, 80],
                    [95, 80],
                  ],
                  width: '$weight',
                  bend: 9,
                },
              },
            ],
          },
          { plain: [{ bar: { from: [50, 70], to: [50, 104], width: '$weight' } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [38, 34], size: [8, 12] } },
    { box: { corner: [54, 34], size: [8, 12] } },
    {
      curve: {
        points: [
          [36, 43],
          [64, 43],
          [64, 49, 'smooth', 180],
          [54, 61, 'smooth', 200],
          [54, 67],
          [46, 67],
          [46, 61, 'smooth', 340],
          [36, 49, 'smooth', 0],
        ],
      },
    },
  ],
};

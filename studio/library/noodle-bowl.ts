import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'noodle-bowl',
  motifs: ['bowl', 'chopsticks'],
  words: [
    'noodles',
    'noodle',
    'ramen',
    'udon',
    'soba',
    'pho',
    'laksa',
    'bowl',
    'chopsticks',
    'broth',
    'nudeln',
    'nouilles',
    'fideos',
    'mian',
  ],
  industries: ['restaurant', 'food'],
  moods: ['warm', 'friendly', 'bold', 'simple', 'cosy'],
  ideas: ['connection', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two chopsticks lift the noodles out of their bowl.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.2 }, weight: { value: 10, min: 9.6, max: 10.4 } },
    parts: [
      {
        name: 'noodles',
        role: 'second',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [30, -30],
                    [30, 6],
                    [35, 26, 'smooth', 180],
                    [30, 56, 'smooth', 180],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [30, -30], to: [30, 56], width: '$weight' } }] },
          { repeat: { n: 3, by: ['$weight+$gap+0.6', 0] } },
          { intersect: { of: { half: { through: [56, -20], facing: 173.4 } } } },
          { bar: { from: [4, -14], to: [106, -26], width: 9.4 } },
          { bar: { from: [4, 3], to: [106, 3], width: 9.4 } },
        ],
      },
      {
        name: 'bowl',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [-2, 45, 3],
                    [102, 45, 3],
                    [68, 77, 'smooth', 250],
                    [66, 83, 2],
                    [34, 83, 2],
                    [32, 77, 'smooth', 290],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [-2, 45],
                    [102, 45],
                    [66, 82],
                    [34, 82],
                  ],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [0, 52], size: [100, 46], r: [2, 2, 44, 44] } },
    { bar: { from: [0, 4], to: [100, 4], width: 14 } },
    [{ bar: { from: [34, 4], to: [34, 60], width: 14 } }, { repeat: { n: 2, by: [32, 0] } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

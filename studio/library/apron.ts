import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'apron',
  motifs: ['apron'],
  words: [
    'apron',
    'aprons',
    'pinafore',
    'schürze',
    'tablier',
    'delantal',
    'grembiule',
    'avental',
    'schort',
    'förkläde',
    'önlük',
    'cook',
    'kitchen',
    'chef',
    'workwear',
  ],
  industries: ['restaurant', 'cafe', 'food', 'fashion', 'crafts'],
  moods: ['friendly', 'handmade', 'warm', 'honest'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bib apron with one pocket.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'apron',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [32, 26],
                [32, 2],
                [50, -4],
                [68, 2],
                [68, 26],
              ],
              width: 10,
              bend: 12,
            },
          },
          {
            curve: {
              points: [
                [26, 16],
                [74, 16],
                [76, 36, 'smooth', 165],
                [88, 46],
                [90, 100, 6],
                [10, 100, 6],
                [12, 46],
                [24, 36, 'smooth', 15],
              ],
            },
          },
          {
            fine: [
              [
                {
                  line: {
                    points: [
                      [14, 51],
                      [-6, 59],
                    ],
                    width: 10,
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            ],
          },
        ],
      },
      {
        name: 'pocket',
        role: 'accent',
        knock: '$gap',
        shape: { box: { corner: [30, 58], size: [40, 23], r: [1, 1, 9, 9] } },
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [32, 26],
          [32, 2],
          [50, -6],
          [68, 2],
          [68, 26],
        ],
        width: 12,
        bend: 12,
      },
    },
    {
      curve: {
        points: [
          [25, 14],
          [75, 14],
          [77, 36, 'smooth', 165],
          [92, 46],
          [92, 102, 6],
          [8, 102, 6],
          [8, 46],
          [23, 36, 'smooth', 15],
        ],
      },
    },
    { subtract: { of: { box: { corner: [32, 60], size: [36, 14] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

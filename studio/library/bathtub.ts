import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'bathtub',
  motifs: ['bathtub', 'boat', 'sail'],
  words: [
    'bath',
    'bathtub',
    'tub',
    'bathroom',
    'shower',
    'soak',
    'plumber',
    'plumbing',
    'sanitary',
    'spa',
    'soap',
    'bathe',
    'curtain',
    'basin',
    'bubble',
  ],
  industries: ['interior-design', 'hotel', 'wellness', 'cleaning'],
  moods: ['playful', 'clever', 'fresh', 'clean', 'quirky'],
  ideas: ['journey', 'two-become-one', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bath puts to sea: the shower is its mast, the curtain its sail.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'tub',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [-4, 56], size: [108, 10], r: 5 } },
              [
                { bar: { from: [24, 86], to: [19, 99], width: 9, cap: 'round' } },
                { mirror: { line: { x: 50 } } },
              ],
              {
                line: {
                  points: [
                    [42, 60],
                    [42, 1],
                    [14, 1],
                    [14, 12],
                  ],
                  width: 9,
                  bend: 8,
                },
              },
              { box: { corner: [4, 11], size: [20, 10], r: [6, 6, 0, 0] } },
            ],
          },
          {
            plain: [
              { box: { corner: [-4, 56], size: [108, 10] } },
              [{ bar: { from: [24, 86], to: [19, 103], width: 9 } }, { mirror: { line: { x: 50 } } }],
              {
                line: {
                  points: [
                    [42, 60],
                    [42, 1],
                    [5, 1],
                  ],
                  width: 10,
                },
              },
            ],
          },
          { box: { corner: [4, 60], size: [92, 32], r: [0, 0, 28, 28] } },
        ],
      },
      {
        name: 'sail',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                ['46.5+$gap', -2],
                [80, 16, 'smooth', 130],
                [92, '56-$gap'],
                ['46.5+$gap', '56-$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [0, 40], size: [100, 14], r: 6 } },
    { box: { corner: [8, 46], size: [84, 40], r: [0, 0, 32, 32] } },
    { box: { corner: [22, 80], size: [14, 18], r: 3 } },
    { box: { corner: [64, 80], size: [14, 18], r: 3 } },
    {
      line: {
        points: [
          [84, 44],
          [84, 10],
          [62, 10],
          [62, 18],
        ],
        width: 12,
        cap: 'round',
        bend: 10,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

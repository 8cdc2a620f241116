import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rake',
  motifs: ['rake'],
  words: [
    'rake',
    'rakes',
    'rechen',
    'harke',
    'râteau',
    'rastrillo',
    'rastrello',
    'ancinho',
    'kratta',
    'tırmık',
    'leaves',
    'gardener',
  ],
  industries: ['gardening', 'agriculture'],
  moods: ['natural', 'honest', 'rustic'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A rake, ready for the leaves.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.4 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [0, 70],
                  [100, 70],
                  [100, 104],
                  [88, 104],
                  [88, 83],
                  [12, 83],
                  [12, 104],
                  [0, 104],
                ],
              },
            },
            {
              fine: [
                { box: { corner: [44, 80], size: [12, 24] } },
                { box: { corner: [22, 80], size: [12, 24] } },
                { box: { corner: [66, 80], size: [12, 24] } },
              ],
            },
            { plain: [{ box: { corner: [44, 80], size: [12, 24] } }] },
            {
              polygon: {
                points: [
                  [42, 50],
                  [58, 50],
                  [68, 76],
                  [32, 76],
                ],
              },
            },
          ],
          { turn: { by: 45 } },
          { scale: { by: 0.82 } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          { bar: { from: [50, -30], to: [50, '50-1.25*$gap'], width: 15 } },
          { turn: { by: 45 } },
          { scale: { by: 0.82 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, -20], to: [50, 70], width: 16 } },
    {
      polygon: {
        points: [
          [-4, 62],
          [104, 62],
          [104, 106],
          [90, 106],
          [90, 78],
          [73, 78],
          [73, 106],
          [59, 106],
          [59, 78],
          [41, 78],
          [41, 106],
          [27, 106],
          [27, 78],
          [10, 78],
          [10, 106],
          [-4, 106],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bamboo',
  motifs: ['bamboo', 'plant'],
  words: [
    'bamboo',
    'bamboos',
    'cane',
    'canes',
    'bambu',
    'bambou',
    'bambus',
    'takeya',
    'zen',
    'rattan',
    'culm',
  ],
  industries: ['wellness', 'furniture', 'restaurant', 'interior-design', 'environment'],
  moods: ['calm', 'natural', 'fresh', 'simple', 'clean'],
  ideas: ['growth', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two canes of bamboo and their leaves.',
    dials: { gap: { value: 9.4, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'canes',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [25, -4],
                [47, -4],
                [45, 16, 'smooth', 180],
                [47, 34],
                [25, 34],
                [27, 16, 'smooth', 0],
              ],
            },
          },
          {
            curve: {
              points: [
                [25, '34+$gap'],
                [47, '34+$gap'],
                [45, 84, 'smooth', 180],
                [47, 104],
                [25, 104],
                [27, 84, 'smooth', 0],
              ],
            },
          },
          {
            curve: {
              points: [
                ['47+$gap', 36],
                ['68+$gap', 36],
                ['66.6+$gap', 51, 'smooth', 180],
                ['68+$gap', 66],
                ['47+$gap', 66],
                ['48.4+$gap', 51, 'smooth', 0],
              ],
            },
          },
          {
            curve: {
              points: [
                ['47+$gap', '66+$gap'],
                ['68+$gap', '66+$gap'],
                ['66.6+$gap', 90, 'smooth', 180],
                ['68+$gap', 104],
                ['47+$gap', 104],
                ['48.4+$gap', 90, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      {
        name: 'leaves',
        role: 'second',
        shape: [
          { petal: { from: [60, 24], to: [106, -4], width: 23 } },
          { petal: { from: [13, 40], to: [-8, 86], width: 21 } },
          { fine: [{ round: { r: 1.5 } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [28, -4], size: [30, 48], r: 3 } },
    { box: { corner: [28, 58], size: [30, 48], r: 3 } },
    { petal: { from: [66, 50], to: [110, 14], width: 30 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bicycle',
  motifs: ['bicycle'],
  words: [
    'bicycle',
    'bike',
    'cycle',
    'cycling',
    'cyclist',
    'velo',
    'pedal',
    'saddle',
    'handlebar',
    'spoke',
    'biker',
    'courier',
    'velodrome',
    'commuter',
    'wheel',
  ],
  industries: ['cycling'],
  moods: ['energetic', 'friendly', 'modern', 'honest', 'fresh'],
  ideas: ['journey', 'propulsion', 'balance'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A bicycle in one weight of line, frame, fork and rims alike.',
    dials: { weight: { value: 7.8, min: 7.7, max: 7.95 } },
    parts: [
      {
        name: 'bicycle',
        role: 'lead',
        shape: [
          { ring: { at: [20, 60], r: 21, width: '$weight' } },
          { ring: { at: [83, 60], r: 21, width: '$weight' } },
          { bar: { from: [20, 60], to: [48, 52], width: '$weight', cap: 'round' } },
          {
            line: {
              points: [
                [36.5, 9],
                [48, 52],
                [69, 20],
              ],
              width: '$weight',
              bend: 3.5,
            },
          },
          { fine: [{ bar: { from: [41, 25], to: [68, 22], width: '$weight' } }] },
          {
            line: {
              points: [
                [83, 60],
                [66.5, 8],
                [78.5, 7],
              ],
              width: '$weight',
              bend: 3,
              cap: 'round',
            },
          },
          { bar: { from: [28.5, 9], to: [44, 9], width: '$weight', cap: 'round' } },
          { fine: [{ round: { r: 1.2, only: 'inner' } }] },
        ],
      },
    ],
  },
};

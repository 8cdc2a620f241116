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
  inset: [
    { ring: { at: [20, 72], r: 27, width: 15.5 } },
    { ring: { at: [92, 72], r: 27, width: 15.5 } },
    [
      {
        line: {
          points: [
            [20, 72],
            [39, 33],
            [80, 29],
          ],
          width: 15.5,
          bend: 2,
        },
      },
      {
        line: {
          points: [
            [92, 72],
            [75, 4],
            [93, 4],
          ],
          width: 15.5,
          bend: 4,
          cap: 'round',
        },
      },
      { bar: { from: [33, 12], to: [39, 33], width: 15.5 } },
      { subtract: { of: [{ disc: { at: [20, 72], r: 19 } }, { disc: { at: [92, 72], r: 19 } }] } },
    ],
    { bar: { from: [23, 12], to: [42, 12], width: 15.5, cap: 'round' } },
    { round: { r: 2, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

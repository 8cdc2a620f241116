import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'penny-farthing',
  motifs: ['bicycle', 'wheel'],
  words: [
    'bicycle',
    'bike',
    'cycle',
    'cycling',
    'wheel',
    'velo',
    'fahrrad',
    'pedal',
    'ride',
    'rider',
    'spoke',
    'courier',
    'vintage',
  ],
  industries: ['cycling', 'sports', 'transport', 'retail', 'travel', 'cafe'],
  moods: ['retro', 'quirky', 'friendly', 'classic', 'playful'],
  ideas: ['journey', 'balance', 'speed'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A penny-farthing.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'bicycle',
        role: 'lead',
        shape: [
          { ring: { at: [62, 60], r: 44, width: 9 } },
          { ring: { at: [-6, 85], r: 19, width: 9 } },
          {
            line: {
              points: [
                [60, -2],
                [24, 14, 'smooth', 225],
                [2, 48, 'smooth', 197],
                [-5, 70],
              ],
              width: 9,
            },
          },
          {
            line: {
              points: [
                [62, 60],
                [60, -2],
              ],
              width: 9,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [60, 4],
                    [60, -6],
                    [78, -10],
                  ],
                  width: 9,
                  bend: 6,
                  cap: 'round',
                },
              },
              { bar: { from: [36, -4], to: [48, -6], width: 11, cap: 'round' } },
              { round: { r: 4, only: 'inner' } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [62, 58], r: 45, width: 16.5 } },
    { disc: { at: [-8, 85], r: 18 } },
    {
      line: {
        points: [
          [59, -14],
          [10, 9, 'smooth', 226],
          [-8, 85],
        ],
        width: 16.5,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [62, 58],
          [59, -14],
        ],
        width: 16.5,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [59, -14],
          [83, -14],
        ],
        width: 16.5,
        cap: 'round',
      },
    },
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

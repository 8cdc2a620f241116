import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ev-charger',
  motifs: ['ev-charger'],
  words: [
    'charger',
    'chargers',
    'charging',
    'chargepoint',
    'recharge',
    'wallbox',
    'ev',
    'emobility',
    'ladesäule',
  ],
  industries: ['energy', 'automotive'],
  moods: ['modern', 'clean', 'technical', 'fresh'],
  ideas: ['propulsion', 'journey', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A charging post; the cable ends where the journey starts.',
    dials: { gap: { value: 9, min: 8.7, max: 9.6 } },
    parts: [
      {
        name: 'post',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [0, -2], size: [55, 98], r: [26, 26, 0, 0] } },
              { box: { corner: [-6, 90], size: [68, 13], r: 4 } },
            ],
          },
          {
            plain: [
              { box: { corner: [0, -2], size: [55, 98], r: [20, 20, 0, 0] } },
              { box: { corner: [-6, 90], size: [68, 13] } },
            ],
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [54, 73],
                    [83, 73],
                    [83, '46+$gap'],
                  ],
                  width: 11,
                  bend: 9,
                },
              },
              { round: { r: 1.6, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [54, 73],
                    [83, 73],
                    [83, '46+$gap'],
                  ],
                  width: 11,
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [22.7, 18],
                      [38.3, 18],
                      [32.3, 34.8],
                      [44.3, 34.8],
                      [19.1, 67.2],
                      [23.9, 46.8],
                      [11.9, 46.8],
                    ],
                  },
                },
                { round: { r: 2.6, only: 'outer' } },
              ],
            },
          },
        ],
      },
      {
        name: 'plug',
        role: 'accent',
        shape: [
          { box: { corner: ['55+$gap', 18], size: [38, 28], r: [3, 3, 11, 11] } },
          { box: { corner: ['55+$gap', 0], size: [13, 22], r: [3, 3, 0, 0] } },
          { box: { corner: ['80+$gap', 0], size: [13, 22], r: [3, 3, 0, 0] } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [4, 0], size: [54, 100], r: [24, 24, 0, 0] } },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [25.4, 18],
                [43.6, 18],
                [36.6, 37.6],
                [50.599999999999994, 37.6],
                [21.200000000000003, 75.4],
                [26.8, 51.6],
                [12.8, 51.6],
              ],
            },
          },
          { round: { r: 2.6, only: 'outer' } },
        ],
      },
    },
    {
      line: {
        points: [
          [56, 78],
          [80, 78],
          [80, 40],
        ],
        width: 11,
        bend: 8,
      },
    },
    { box: { corner: [68, 14], size: [24, 34], r: 4 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

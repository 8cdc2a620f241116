import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'willow',
  motifs: ['willow', 'tree'],
  words: [
    'willow',
    'willows',
    'weeping',
    'osier',
    'withy',
    'saule',
    'salice',
    'salix',
    'weide',
    'riverside',
    'riverbank',
    'pond',
    'wicker',
  ],
  industries: ['wellness', 'environment', 'gardening', 'healthcare', 'childcare'],
  moods: ['calm', 'natural', 'soft', 'caring', 'dreamy'],
  ideas: ['shelter', 'growth', 'flow'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A willow lets its branches down to the ground.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'willow',
        role: 'lead',
        shape: [
          { disc: { at: [50, 46], r: [54, 52] } },
          { box: { corner: [-4, 46], size: [108, 60] } },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [36, 24],
                      [14, 62, 'smooth', 180],
                      [14, 120],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [42, 40],
                      [36, 66, 'smooth', 180],
                      [36, 120],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [-10, 84],
                      [10, 98],
                      [10, 120],
                      [-10, 120],
                    ],
                  },
                },
                {
                  polygon: {
                    points: [
                      [10, 66],
                      [32, 80],
                      [40.6, 86],
                      [40.6, 90],
                      [34, 120],
                      [10, 120],
                    ],
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
          {
            fine: [
              {
                curve: {
                  points: [
                    [41, 82],
                    [59, 82],
                    [60, 92, 'smooth', 176],
                    [68, 106],
                    [32, 106],
                    [40, 92, 'smooth', 4],
                  ],
                },
              },
              { round: { r: 1.6 } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 46], r: [54, 52] } },
    { box: { corner: [-4, 46], size: [108, 56] } },
    {
      subtract: {
        of: [
          {
            line: {
              points: [
                [38, 30],
                [26, 64, 'smooth', 180],
                [26, 120],
              ],
              width: 17,
              cap: 'round',
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { subtract: { of: { box: { corner: [-10, 86], size: [30, 40] } } } },
    { subtract: { of: { box: { corner: [80, 86], size: [30, 40] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

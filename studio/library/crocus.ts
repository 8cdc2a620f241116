import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crocus',
  motifs: ['crocus', 'flower', 'plant'],
  words: [
    'crocus',
    'saffron',
    'safran',
    'azafran',
    'zafferano',
    'acafrao',
    'kesar',
    'zafran',
    'spice',
    'spices',
    'stigma',
    'paella',
    'risotto',
    'corm',
  ],
  industries: ['food', 'flowers', 'gardening', 'perfume', 'restaurant'],
  moods: ['elegant', 'fresh', 'warm', 'natural', 'feminine', 'luxurious'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crocus opens and shows its three threads.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'cup',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, 8],
                [26, 38, 'smooth', 144],
                [50, 72],
                [74, 38, 'smooth', 36],
                [100, 8],
                [100, 48, 'smooth', 186],
                [57, 97, 'smooth', 226],
                [57, 107],
                [43, 107],
                [43, 97, 'smooth', 314],
                [0, 48, 'smooth', 354],
              ],
            },
          },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      {
        name: 'threads',
        role: 'accent',
        shape: [
          {
            taper: {
              points: [
                [50, 52],
                [50, 4],
              ],
              from: 8.4,
              to: 10.4,
              cap: 'round',
            },
          },
          {
            fine: [
              [
                {
                  taper: {
                    points: [
                      [50, 52],
                      [25, 10],
                    ],
                    from: 8,
                    to: 9.8,
                    cap: 'round',
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
              { round: { r: 2.4, only: 'inner' } },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [0, 8],
          [26, 38, 'smooth', 144],
          [50, 70],
          [74, 38, 'smooth', 36],
          [100, 8],
          [100, 50, 'smooth', 186],
          [50, 108],
          [0, 50, 'smooth', 354],
        ],
      },
    },
    { bar: { from: [50, 48], to: [50, 0], width: 14, cap: 'round' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'truck',
  motifs: ['truck'],
  words: [
    'truck',
    'lorry',
    'delivery',
    'haulage',
    'haulier',
    'distributor',
    'freight',
    'van',
    'mover',
    'removal',
    'courier',
    'transport',
  ],
  industries: ['logistics', 'transport'],
  moods: ['clever', 'friendly', 'honest', 'bold', 'retro'],
  ideas: ['journey', 'speed'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A delivery truck from the side.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      { name: 'cargo', role: 'lead', shape: [{ box: { corner: [1, 14], size: [53, 60], r: 4 } }] },
      {
        name: 'cab',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                ['54+$gap', 24, 3],
                [96, 24, 7],
                [118, 48, 5],
                [118, 74, 4],
                ['54+$gap', 74, 3],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [83, 34, 2],
                        [91, 34, 2],
                        [102, 46, 2],
                        [83, 46, 2],
                      ],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'wheels',
        role: 'lead',
        shape: [{ disc: { at: [27, 78], r: 10.5 } }, { disc: { at: [85, 78], r: 10.5 } }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 16], size: [62, 58], r: 5 } },
    {
      polygon: {
        points: [
          [58, 32],
          [86, 32, 6],
          [104, 54, 5],
          [104, 74, 4],
          [58, 74],
        ],
      },
    },
    { disc: { at: [24, 78], r: 17 } },
    { disc: { at: [80, 78], r: 17 } },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'excavator',
  motifs: ['excavator'],
  words: [
    'excavator',
    'digger',
    'bulldozer',
    'earthworks',
    'groundworks',
    'excavation',
    'demolition',
    'trench',
    'bucket',
    'backhoe',
    'quarry',
    'plant hire',
  ],
  industries: ['construction'],
  moods: ['strong', 'bold', 'honest'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A digger from the side, its arm bent over the next load.',
    dials: { gap: { value: 9.2, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'tracks',
        role: 'second',
        shape: [
          { box: { corner: [-2, 80], size: [66, 24], r: 12 } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [12, 92], r: 4.4 } }, { disc: { at: [50, 92], r: 4.4 } }] } },
            ],
          },
        ],
      },
      {
        name: 'cab',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, 48, 4],
                [15, 48],
                [15, 26, 4],
                [40, 26, 4],
                [42, 52],
                [61, 52, 3],
                [61, '79.6-$gap', 3],
                [2, '79.6-$gap', 4],
              ],
            },
          },
          {
            limb: {
              points: [
                [55, 62, 6],
                [68, 16, 7],
                [101, 34, 5.5],
                [96, 62, 5],
              ],
            },
          },
          { round: { r: 5, only: 'inner' } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [23.4, 35, 1],
                        [31.6, 35, 1],
                        [33.6, 50, 1],
                        [23.4, 50, 1],
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
        name: 'shovel',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [103, 62, 2],
                [106, 84, 'smooth', 190],
                [82, 92, 3],
                [76, 78, 2],
                [90, 72, 'smooth', 50],
                [94, 62, 2],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bumble-bee',
  motifs: ['bee'],
  words: [
    'bumblebee',
    'bumble',
    'bee',
    'bees',
    'buzz',
    'buzzy',
    'hummel',
    'bourdon',
    'bombo',
    'abejorro',
    'hommel',
    'humla',
    'pollen',
    'pollinator',
    'nectar',
    'honey',
    'busy',
    'wildflower',
  ],
  industries: ['childcare', 'education', 'gardening', 'food', 'environment', 'toys', 'agriculture'],
  moods: ['playful', 'cute', 'cheerful', 'friendly', 'natural', 'warm'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bumble bee, round and at work.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { disc: { at: [48, 62], r: [50, 34] } },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [4, 50],
                    [-10, 62],
                    [4, 74],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { ring: { at: [108, 62], r: 58, width: '$gap' } },
                { ring: { at: [108, 62], r: 82, width: '$gap' } },
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [80, 56], r: 5.4 } } } }] },
        ],
      },
      {
        name: 'wing',
        role: 'second',
        knock: '$gap',
        shape: [{ petal: { from: [56, 36], to: [14, -4], width: 30, lean: 0.35 } }],
      },
      {
        name: 'fore',
        role: 'second',
        knock: '$gap',
        shape: [
          { fine: [{ petal: { from: [62, 36], to: [68, -16], width: 25, lean: 0.35 } }] },
          { plain: [{ petal: { from: [62, 36], to: [68, -16], width: 25 } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [48, 62], r: [52, 36] } },
    {
      subtract: {
        of: [{ ring: { at: [108, 62], r: 58, width: 11 } }, { ring: { at: [108, 62], r: 84, width: 11 } }],
      },
    },
    { subtract: { of: { petal: { from: [60, 46], to: [10, -10], width: 56 } } } },
    { petal: { from: [56, 34], to: [10, -6], width: 34 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

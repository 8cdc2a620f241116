import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mug',
  motifs: ['mug', 'cup'],
  words: [
    'mug',
    'cup',
    'enamel',
    'camp',
    'campfire',
    'cocoa',
    'brew',
    'tea',
    'coffee',
    'cafe',
    'potter',
    'pottery',
    'ceramic',
    'cuppa',
    'break',
  ],
  industries: ['cafe'],
  moods: ['cosy', 'friendly', 'warm', 'simple', 'honest'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An enamel mug with a coloured rim.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'rim',
        role: 'accent',
        shape: [
          { fine: [{ box: { corner: [0, 4], size: [78, 13], r: 4 } }] },
          { plain: [{ bar: { from: [0, 10.5], to: [78, 10.5], width: 13 } }] },
        ],
      },
      {
        name: 'mug',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [66, 40],
                    [84, 38, 'smooth', 92],
                    [95.5, 53, 'smooth', 180],
                    [87, 74, 'smooth', 225],
                    [64, 82, 'smooth', 262],
                  ],
                  width: 12.4,
                },
              },
            ],
          },
          { plain: [{ ring: { at: [73, 60], r: 27, width: 13 } }] },
          {
            curve: {
              points: [
                [4, '17+$gap', 1],
                [74, '17+$gap', 1],
                [71, 95, 9],
                [7, 95, 9],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [2, 10], size: [74, 86], r: [4, 4, 14, 14] } },
    { ring: { at: [76, 50], r: 27, width: 14 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

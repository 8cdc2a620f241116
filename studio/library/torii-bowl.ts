import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'torii-bowl',
  motifs: ['bowl', 'chopsticks', 'gate'],
  words: [
    'ramen',
    'noodle',
    'noodles',
    'udon',
    'soba',
    'bowl',
    'chopsticks',
    'izakaya',
    'japanese',
    'torii',
    'pho',
    'donburi',
    'wok',
    'asian',
    'tokyo',
    'kyoto',
    'osaka',
  ],
  industries: ['restaurant', 'food', 'bar'],
  moods: ['bold', 'warm', 'clever', 'modern', 'simple'],
  ideas: ['two-become-one', 'journey', 'shelter'],
  construction: 'letter-object',
  mark: {
    blazon: 1,
    idea: 'Chopsticks lift the noodles, and above the bowl stands a torii.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 }, weight: { value: 10, min: 9.2, max: 10.6 } },
    parts: [
      {
        name: 'gate',
        role: 'second',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [1, 1],
                    [50, 6, 'smooth', 90],
                    [99, 1],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [2, 5], to: [98, 5], width: '$weight' } }] },
          { bar: { from: [14, 25], to: [86, 25], width: '$weight' } },
          { bar: { from: [33, 5], to: [33, 46], width: '$weight' } },
          { bar: { from: [67, 5], to: [67, 46], width: '$weight' } },
        ],
      },
      {
        name: 'bowl',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [0, '46+$gap'], size: [100, 42], r: [3, 3, 38, 38] } },
              { box: { corner: [30, 84], size: [40, 18], r: [0, 0, 3, 3] } },
            ],
          },
          {
            plain: [
              { disc: { at: [50, '46+$gap'], r: [50, 47] } },
              { intersect: { of: { half: { through: [50, '46+$gap'], facing: 180 } } } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [33, 50], size: [34, 17], r: [1, 1, 15, 15] } },
    { bar: { from: [33, 36], to: [67, 36], width: 8 } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'backpack',
  motifs: ['backpack'],
  words: [
    'backpack',
    'rucksack',
    'pack',
    'hike',
    'hiker',
    'outdoor',
    'trek',
    'travel',
    'traveller',
    'explorer',
    'scout',
    'school',
    'bag',
    'satchel',
    'daypack',
  ],
  industries: ['travel', 'sports', 'education', 'retail'],
  moods: ['adventurous', 'friendly', 'youthful', 'cheerful'],
  ideas: ['journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A rucksack from the front: loop, pockets, one strap.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'bag',
        role: 'lead',
        shape: [
          { box: { corner: [10, 12], size: [80, 92], r: [34, 34, 14, 14] } },
          { fine: [{ box: { corner: [-1, 58], size: [102, 36], r: 8 } }] },
          {
            line: {
              points: [
                [36, 18],
                [36, 0],
                [64, 0],
                [64, 18],
              ],
              width: 9,
              bend: 10,
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
          {
            fine: [{ subtract: { of: { bar: { from: [36, 38], to: [64, 38], width: 8.4, cap: 'round' } } } }],
          },
        ],
      },
      {
        name: 'pocket',
        role: 'accent',
        shape: [{ box: { corner: [30, 62], size: [40, 26], r: [6, 6, 9, 9] } }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [10, 12], size: [80, 92], r: [34, 34, 14, 14] } },
    { box: { corner: [-3, 58], size: [106, 38], r: 8 } },
    {
      line: {
        points: [
          [34, 18],
          [34, 1],
          [66, 1],
          [66, 18],
        ],
        width: 12,
        bend: 9,
      },
    },
    { subtract: { of: { bar: { from: [36, 58], to: [64, 58], width: 22, cap: 'round' } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

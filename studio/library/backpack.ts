import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'backpack',
  motifs: ['backpack', 'tent'],
  words: [
    'backpack',
    'rucksack',
    'pack',
    'hike',
    'hiker',
    'camp',
    'camping',
    'outdoor',
    'trek',
    'travel',
    'traveller',
    'explorer',
    'scout',
    'school',
    'bag',
    'satchel',
    'basecamp',
    'daypack',
  ],
  industries: ['travel', 'sports', 'education', 'retail'],
  moods: ['adventurous', 'friendly', 'youthful', 'cheerful'],
  ideas: ['journey', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A rucksack with the camp already in its front pocket.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'pack',
        role: 'lead',
        shape: [
          { box: { corner: [12, 10], size: [76, 92], r: [34, 34, 10, 10] } },
          [
            { box: { corner: [29, -9], size: [42, 40], r: 14 } },
            { subtract: { of: { box: { corner: [38.5, 0.5], size: [23, 40], r: 4 } } } },
            { intersect: { of: { box: { corner: [0, -20], size: [100, 38] } } } },
          ],
          {
            fine: [
              { box: { corner: [0, 54], size: [20, 38], r: [8, 0, 0, 8] } },
              { box: { corner: [80, 54], size: [20, 38], r: [0, 8, 8, 0] } },
            ],
          },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [50, 36],
                      [82, 90],
                      [18, 90],
                    ],
                  },
                },
                {
                  fine: [
                    { bar: { from: [50, 42], to: [59, 27], width: '$gap' } },
                    { bar: { from: [50, 42], to: [41, 27], width: '$gap' } },
                  ],
                },
              ],
            },
          },
        ],
      },
      {
        name: 'door',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [50, 54],
                [66, 81.5],
                [34, 81.5],
              ],
              round: 1,
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [36, 36], size: [28, 32], r: [12, 12, 4, 4] } },
    { box: { corner: [44, 31], size: [12, 8], r: 3 } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [50, 48],
              [60, 63],
              [40, 63],
            ],
          },
        },
      },
    },
  ],
};

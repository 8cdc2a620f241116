import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cookie',
  motifs: ['cookie'],
  words: [
    'cookie',
    'biscuit',
    'crumb',
    'shortbread',
    'snack',
    'bake',
    'baker',
    'bite',
    'crunchy',
    'treat',
    'dough',
    'oatmeal',
  ],
  industries: ['bakery', 'food'],
  moods: ['playful', 'friendly', 'warm', 'cheerful', 'youthful'],
  ideas: ['craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A cookie with the first bite gone.',
    dials: { soft: { value: 6, min: 5.6, max: 6.4 } },
    parts: [
      {
        name: 'cookie',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { disc: { at: [92, 10], r: 20 } },
                { disc: { at: [76, 6], r: 12 } },
                { disc: { at: [98, 30], r: 12 } },
              ],
            },
          },
          { round: { r: 2.5, only: 'outer' } },
          {
            fine: [
              { subtract: { of: { disc: { at: [34, 30], r: '$soft' } } } },
              { subtract: { of: { disc: { at: [58, 46], r: '$soft+1' } } } },
              { subtract: { of: { disc: { at: [30, 62], r: '$soft+1' } } } },
              { subtract: { of: { disc: { at: [74, 68], r: '$soft' } } } },
              { subtract: { of: { disc: { at: [52, 80], r: '$soft-1' } } } },
            ],
          },
          {
            plain: [
              { subtract: { of: { disc: { at: [36, 36], r: 8 } } } },
              { subtract: { of: { disc: { at: [62, 62], r: 8 } } } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 50 } },
    { subtract: { of: { disc: { at: [92, 10], r: 24 } } } },
    { subtract: { of: { disc: { at: [34, 40], r: 9 } } } },
    { subtract: { of: { disc: { at: [60, 66], r: 9 } } } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

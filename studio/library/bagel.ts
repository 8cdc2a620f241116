import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bagel',
  motifs: ['bagel'],
  words: [
    'bagel',
    'bagels',
    'beigel',
    'schmear',
    'lox',
    'poppyseed',
    'sesame',
    'deli',
    'brunch',
    'bakehouse',
  ],
  industries: ['bakery', 'cafe', 'restaurant', 'food'],
  moods: ['warm', 'friendly', 'honest', 'cosy', 'handmade'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bagel cut through once: seeds on the upper half, the lower one waits.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'crust',
        role: 'lead',
        shape: [
          { disc: { at: [50, 34], r: [53, 36] } },
          { subtract: { of: { disc: { at: [50, 30], r: [15, 8.6] } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [21, 22], to: [17, 27], width: 8.6, cap: 'round' } },
                    { bar: { from: [22, 47], to: [28, 50], width: 8.6, cap: 'round' } },
                    { bar: { from: [47, 56], to: [54, 56], width: 8.6, cap: 'round' } },
                    { bar: { from: [73, 49], to: [79, 46], width: 8.6, cap: 'round' } },
                    { bar: { from: [80, 21], to: [84, 26], width: 8.6, cap: 'round' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'half',
        role: 'second',
        shape: [
          { disc: { at: [50, 62], r: [53, 36] } },
          { subtract: { of: { disc: { at: [50, 34], r: [53, 36] } }, gap: '$gap' } },
          { fine: [{ round: { r: 4, only: 'outer' } }] },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 40], r: [52, 40] } },
    { subtract: { of: { disc: { at: [50, 38], r: [18, 12] } } } },
    [
      { disc: { at: [50, 68], r: [52, 40] } },
      { subtract: { of: { disc: { at: [50, 40], r: [52, 40] } }, gap: 13 } },
      { round: { r: 2, only: 'outer' } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

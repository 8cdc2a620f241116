import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'milled-coin',
  motifs: ['coin'],
  words: [
    'coin',
    'coins',
    'penny',
    'pennies',
    'money',
    'mint',
    'milled',
    'cash',
    'change',
    'savings',
    'münze',
    'münzen',
    'monnaie',
    'moneda',
    'moneta',
    'moeda',
    'munt',
    'mynt',
    'madeni',
    'κέρμα',
    'монета',
    'コイン',
    '硬币',
    '동전',
    'सिक्का',
  ],
  industries: ['finance', 'banking'],
  moods: ['trustworthy', 'classic', 'simple', 'bold', 'honest'],
  ideas: ['growth', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'One coin on edge, its rim milled so that nobody can shave it.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'face',
        role: 'lead',
        shape: [
          { disc: { at: [36, 50], r: [40, 54] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [36, 50], r: [28, 42] } },
                    { subtract: { of: { disc: { at: [36, 50], r: [19.5, 33.5] } } } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'edge',
        role: 'second',
        shape: [
          { box: { corner: [36, -4], size: [29, 108] } },
          { disc: { at: [65, 50], r: [40, 54] } },
          { subtract: { of: { disc: { at: [36, 50], r: [40, 54] } }, gap: '$gap' } },
          { fine: [{ cut: { line: { y: 50 }, gap: '$gap', offsets: [-26, 0, 26] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [34, -4], size: [34, 108] } },
    { disc: { at: [68, 50], r: [38, 54] } },
    { subtract: { of: { disc: { at: [34, 50], r: [38, 54] } }, gap: 11 } },
    { disc: { at: [34, 50], r: [38, 54] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

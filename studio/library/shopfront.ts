import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shopfront',
  motifs: ['shopfront'],
  words: [
    'shopfront',
    'shop',
    'awning',
    'storefront',
    'store',
    'boutique',
    'shopkeeper',
    'emporium',
    'kiosk',
    'parade',
    'bodega',
    'stall',
    'grocer',
    'merchant',
    'mercantile',
  ],
  industries: ['retail'],
  moods: ['friendly', 'warm', 'cheerful', 'honest'],
  ideas: ['shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A shop under its striped awning, the door open.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'shop',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [-4, -2], size: ['(108-4*$gap)/5', 44], r: [0, 0, 7, 7] } }] },
          { plain: [{ box: { corner: [-4, -2], size: ['(108-4*$gap)/5', 44] } }] },
          { repeat: { n: 3, by: ['2*(108+$gap)/5', 0] } },
          { box: { corner: [3, '42+$gap'], size: [94, '60-$gap'] } },
          { subtract: { of: { box: { corner: [58, 66], size: [22, 50] } } } },
          { fine: [{ subtract: { of: { box: { corner: [18, 66], size: [26, 20] } } } }] },
        ],
      },
      {
        name: 'stripes',
        role: 'accent',
        shape: [
          {
            fine: [
              { box: { corner: ['-4+(108+$gap)/5', -2], size: ['(108-4*$gap)/5', 44], r: [0, 0, 7, 7] } },
            ],
          },
          { plain: [{ box: { corner: ['-4+(108+$gap)/5', -2], size: ['(108-4*$gap)/5', 44] } }] },
          { repeat: { n: 2, by: ['2*(108+$gap)/5', 0] } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [36, 52], size: [28, 17] } },
    { subtract: { of: { box: { corner: [50, 57], size: [8, 20] } } } },
    { box: { corner: [33, 33], size: [34, 13], r: [0, 0, 6, 6] } },
  ],
};

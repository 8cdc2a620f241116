import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'train',
  motifs: ['train', 'locomotive'],
  words: [
    'train',
    'rail',
    'railway',
    'tram',
    'metro',
    'line',
    'station',
    'express',
    'track',
    'transit',
    'commute',
    'bahn',
    'loco',
  ],
  industries: ['transport', 'travel', 'logistics', 'toys', 'government'],
  moods: ['friendly', 'modern', 'trustworthy', 'strong', 'retro'],
  ideas: ['journey', 'connection', 'speed', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A train comes straight on, its lamp lit.',
    dials: { gap: { value: 9.2, min: 8.8, max: 10 } },
    parts: [
      {
        name: 'train',
        role: 'lead',
        shape: [
          { box: { corner: [10, 0], size: [80, 90], r: [32, 32, 0, 0] } },
          { fine: [{ subtract: { of: { box: { corner: [22, 14], size: [56, 20], r: [14, 14, 0, 0] } } } }] },
          { plain: [{ subtract: { of: { box: { corner: [26, 14], size: [48, 20] } } } }] },
        ],
      },
      { name: 'lamp', role: 'accent', knock: '$gap', shape: { disc: { at: [50, 62], r: 10 } } },
      {
        name: 'rails',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [24, '90+$gap'],
                    [42, '90+$gap'],
                    [36, '102+$gap'],
                    [10, '102+$gap'],
                  ],
                },
              },
              { mirror: { line: { x: 50 } } },
            ],
          },
          { plain: [{ box: { corner: [10, '90+$gap'], size: [80, 12] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [28, 34], r: [11, 11, 3, 3] } },
    { subtract: { of: { box: { at: [50, 46], size: [12, 9] } } } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shell',
  motifs: ['shell', 'pearl', 'fan'],
  words: [
    'shell',
    'scallop',
    'pearl',
    'oyster',
    'beach',
    'coast',
    'seaside',
    'coquille',
    'concha',
    'pilgrim',
    'camino',
    'venus',
    'aphrodite',
    'clam',
  ],
  industries: ['travel', 'restaurant', 'jewellery', 'beauty', 'hotel', 'marine'],
  moods: ['elegant', 'calm', 'classic', 'feminine', 'fresh'],
  ideas: ['journey', 'protection', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Five ribs open like a hand and show the pearl.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'shell',
        role: 'lead',
        shape: [
          {
            limb: {
              points: [
                [50, 73, 19],
                [50, 28, 11.2],
              ],
            },
          },
          { turn: { by: -50, about: [50, 82] } },
          { spin: { n: 5, about: [50, 82], step: 25 } },
          { subtract: { of: { disc: { at: [50, 92], r: 12 } }, gap: '$gap' } },
          { round: { r: 3 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [50, 44], to: [50, -20], width: '$gap', cap: 'round' } },
                    { turn: { by: -37.5, about: [50, 82] } },
                    { spin: { n: 4, about: [50, 82], step: 25 } },
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'pearl', role: 'accent', shape: { disc: { at: [50, 92], r: 12 } } },
    ],
  },
  inset: [
    [
      { disc: { at: [14, 46], r: 18 } },
      { disc: { at: [38, 24], r: 21 } },
      { mirror: { line: { x: 50 } } },
      {
        polygon: {
          points: [
            [2, 56],
            [50, 30],
            [98, 56],
            [64, 94],
            [36, 94],
          ],
        },
      },
    ],
    { box: { corner: [26, 84], size: [48, 20], r: 5 } },
    { round: { r: 4, only: 'inner' } },
    {
      subtract: {
        of: [
          { bar: { from: [37, 72], to: [27, 40], width: 13, cap: 'round' } },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

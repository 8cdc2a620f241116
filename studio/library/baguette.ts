import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'baguette',
  motifs: ['wheat', 'oven'],
  words: [
    'loaf',
    'bread',
    'baguette',
    'baguettes',
    'boulangerie',
    'boulanger',
    'stick',
    'flute',
    'crust',
    'crusty',
    'sourdough',
    'bakery',
    'baker',
    'brot',
    'pain',
    'stangenbrot',
    'barra',
    'pane',
    'pão',
    'stokbrood',
    'багет',
    'バゲット',
    '法棍',
    '바게트',
  ],
  industries: ['bakery', 'food', 'cafe', 'restaurant'],
  moods: ['warm', 'honest', 'simple', 'classic', 'fresh'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A baguette on its way home, half in its paper.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'bread',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -21, 'smooth', 90],
                [71.5, 16, 'smooth', 180],
                [71.5, 84],
                [28.5, 84],
                [28.5, 16, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { petal: { from: [37, 12], to: [63, -2], width: 11 } },
                    { round: { r: 1.8 } },
                    { repeat: { n: 3, by: [0, 21] } },
                  ],
                },
              },
            ],
          },
          { turn: { by: 45 } },
          { scale: { by: 0.94 } },
        ],
      },
      {
        name: 'paper',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [21, 80],
                [79, 66],
                [73, 122, 3],
                [27, 122, 3],
              ],
            },
          },
          { turn: { by: 45 } },
          { scale: { by: 0.94 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [27, -24], size: [46, 148], r: [23, 23, 8, 8] } },
    {
      subtract: {
        of: [
          { bar: { from: [37, 18], to: [63, 4], width: 13 } },
          { bar: { from: [37, 46], to: [63, 32], width: 13 } },
          { bar: { from: [0, 86], to: [100, 62], width: 13 } },
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

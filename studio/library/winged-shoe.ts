import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'winged-shoe',
  motifs: ['shoe', 'wing', 'boot'],
  words: [
    'shoe',
    'shoes',
    'run',
    'runner',
    'sneaker',
    'swift',
    'sport',
    'sprint',
    'hermes',
    'fleet',
    'courier',
    'trainer',
    'footwear',
    'foot',
    'pace',
  ],
  industries: ['sports', 'fashion', 'fitness', 'retail', 'logistics'],
  moods: ['sporty', 'energetic', 'bold', 'youthful', 'modern'],
  ideas: ['speed', 'journey', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A running shoe whose heel is the wing.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'shoe',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, -2],
                [42, 10, 'smooth', 112],
                [68, 40, 'smooth', 138],
                [95, 57, 'smooth', 108],
                [106, '88-$gap'],
                [22, '88-$gap'],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [-20, 13], to: [42, 42], width: '$gap' } },
                    { bar: { from: [-14, 37], to: [40, 62], width: '$gap' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sole',
        role: 'accent',
        shape: { box: { corner: [20, 88], size: [88, 9.4], r: [0, 4.7, 4.7, 4.7] } },
      },
    ],
  },
};

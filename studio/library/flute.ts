import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flute',
  motifs: ['flute'],
  words: [
    'flute',
    'flutes',
    'flautist',
    'tinwhistle',
    'recorder',
    'piper',
    'woodwind',
    'ceilidh',
    'folk',
    'flöte',
    'flûte',
    'flauta',
    'flauto',
  ],
  industries: ['music', 'education', 'events'],
  moods: ['natural', 'playful', 'friendly', 'calm'],
  ideas: ['harmony', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tin whistle, all its holes open.',
    dials: { hole: { value: 10, min: 9.6, max: 10.6 } },
    parts: [
      {
        name: 'tube',
        role: 'lead',
        shape: [
          { box: { corner: [36, 26], size: [28, 90], r: [0, 0, 3, 3] } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [50, 39], r: '$hole/2' } }, { repeat: { n: 4, by: [0, 19.8] } }],
                },
              },
            ],
          },
          {
            plain: [
              { subtract: { of: [{ disc: { at: [50, 52], r: 6.5 } }, { repeat: { n: 2, by: [0, 32] } }] } },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'lip',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [36, -4],
                [54, -15, 3],
                [64, -15, 3],
                [64, 17.4],
                [36, 17.4],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { at: [50, 4.4], size: [12, 9.2] } } } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [34, -20], size: [32, 140], r: 3 } },
    { subtract: { of: [{ disc: { at: [50, 20], r: 8 } }, { repeat: { n: 3, by: [0, 32] } }] } },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sledge',
  motifs: ['sledge'],
  words: [
    'sledge',
    'sled',
    'sleds',
    'sleigh',
    'toboggan',
    'schlitten',
    'rodel',
    'trineo',
    'slitta',
    'trenó',
    'släde',
    'kızak',
    'winter',
    'husky',
  ],
  industries: ['sports', 'travel', 'toys', 'hotel'],
  moods: ['playful', 'cheerful', 'adventurous', 'youthful'],
  ideas: ['speed', 'journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A sledge takes the hill.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.4 } },
    parts: [
      {
        name: 'sledge',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [6, 58],
                    [74, 58],
                    [99, 56],
                    [101, 32],
                    [88, 18],
                    [74, 30],
                  ],
                  width: 12,
                  bend: 15,
                },
              },
              { bar: { from: [18, 24], to: [18, 58], width: 12 } },
              { bar: { from: [54, 24], to: [54, 58], width: 12 } },
            ],
          },
          { bar: { from: [6, 24], to: [66, 24], width: 14 } },
          {
            plain: [
              {
                line: {
                  points: [
                    [6, 58],
                    [74, 58],
                    [99, 56],
                    [101, 26],
                  ],
                  width: 12,
                  bend: 15,
                },
              },
              { bar: { from: [36, 24], to: [36, 58], width: 16 } },
            ],
          },
          { turn: { by: 18 } },
          { scale: { by: 0.94 } },
        ],
      },
      {
        name: 'hill',
        role: 'second',
        shape: [
          { bar: { from: [-2, '70+1.15*$gap'], to: [104, '70+1.15*$gap'], width: 12 } },
          { turn: { by: 18 } },
          { scale: { by: 0.94 } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [0, 66],
          [74, 66],
          [102, 64],
          [104, 34],
          [86, 18],
          [74, 32],
        ],
        width: 15,
        bend: 16,
      },
    },
    { bar: { from: [0, 26], to: [62, 26], width: 17 } },
    { bar: { from: [16, 26], to: [16, 66], width: 15 } },
    { bar: { from: [48, 26], to: [48, 66], width: 15 } },
    { turn: { by: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'watermill',
  motifs: ['watermill'],
  words: [
    'watermill',
    'watermills',
    'millwheel',
    'waterwheel',
    'millrace',
    'millstream',
    'millpond',
    'wassermühle',
    'moulin',
    'molino',
    'mulino',
    'moinho',
    'watermolen',
    'kvarn',
    'değirmen',
  ],
  industries: ['food', 'bakery', 'hotel', 'energy'],
  moods: ['rustic', 'natural', 'honest', 'timeless'],
  ideas: ['flow', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A mill: the stream turns the wheel.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [8, 94],
                [8, 42],
                [-3, 42, 1],
                [38, 0, 2],
                [80, 42],
                [80, 94],
              ],
            },
          },
          { subtract: { of: { disc: { at: [72, 58.5], r: '36+$gap' } } } },
        ],
      },
      {
        name: 'wheel',
        role: 'second',
        shape: [
          { ring: { at: [72, 58.5], r: 28, width: 11 } },
          {
            fine: [
              { bar: { from: [72, 36], to: [72, 82], width: 9 } },
              { bar: { from: [49, 58.5], to: [95, 58.5], width: 9 } },
            ],
          },
          {
            fine: [
              [{ bar: { from: [72, 36], to: [72, 22.5], width: 12 } }, { spin: { n: 8, about: [72, 58.5] } }],
            ],
          },
          {
            plain: [
              { disc: { at: [72, 58.5], r: 8.2 } },
              [{ bar: { from: [72, 36], to: [72, 22.5], width: 22 } }, { spin: { n: 4, about: [72, 58.5] } }],
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [4, 98],
          [4, 44],
          [-6, 44],
          [36, 0],
          [80, 44],
          [80, 98],
        ],
      },
    },
    { subtract: { of: { disc: { at: [72, 60], r: 48 } } } },
    { ring: { at: [72, 60], r: 28, width: 13 } },
    [{ bar: { from: [72, 36], to: [72, 22], width: 16 } }, { spin: { n: 6, about: [72, 60] } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

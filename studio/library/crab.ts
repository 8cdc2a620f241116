import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crab',
  motifs: ['crab', 'lobster', 'sun'],
  words: [
    'crab',
    'lobster',
    'crustacean',
    'shellfish',
    'seafood',
    'claw',
    'pincer',
    'chowder',
    'krabbe',
    'crabe',
    'shore',
    'beach',
    'hermit',
    'crayfish',
    'prawn',
    'shack',
  ],
  industries: ['restaurant', 'marine', 'food'],
  moods: ['bold', 'cheerful', 'quirky', 'playful', 'fresh'],
  ideas: ['protection', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crab holds up the setting sun between its claws.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'crab',
        role: 'lead',
        shape: [
          { box: { corner: [18, 56], size: [64, 44], r: [27, 27, 17, 17] } },
          [
            { disc: { at: [12, 24], r: 19.5 } },
            { subtract: { of: { disc: { at: [23, 12], r: 14 } } } },
            {
              line: {
                points: [
                  [2, 34],
                  [2, 58],
                  [26, 70],
                ],
                width: 11,
                bend: 10,
              },
            },
            {
              line: {
                points: [
                  [28, 85],
                  [5, 85],
                  [-1, 97],
                ],
                width: 9.6,
                bend: 6,
                cap: 'round',
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3 } }] },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [40, 74], r: 4.6 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
      { name: 'sun', role: 'accent', shape: [{ disc: { at: [50, 31], r: '19.6-$gap' } }] },
    ],
  },
  inset: [
    { disc: { at: [50, 66], r: [33, 22] } },
    [
      {
        line: {
          points: [
            [26, 58],
            [12, 40],
          ],
          width: 14,
          cap: 'round',
        },
      },
      [
        { disc: { at: [16, 24], r: 19 } },
        {
          subtract: {
            of: {
              polygon: {
                points: [
                  [20, 28],
                  [18, -6],
                  [44, 2],
                ],
              },
            },
          },
        },
      ],
      {
        line: {
          points: [
            [30, 78],
            [6, 92],
          ],
          width: 14,
          cap: 'round',
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

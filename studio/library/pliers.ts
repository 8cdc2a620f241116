import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pliers',
  motifs: ['pliers'],
  words: [
    'pliers',
    'plier',
    'pincers',
    'nippers',
    'zange',
    'alicates',
    'pinze',
    'alicate',
    'electrician',
    'fitter',
  ],
  industries: ['hardware-tools', 'construction', 'crafts', 'electronics'],
  moods: ['honest', 'technical', 'strong'],
  ideas: ['craft', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Pliers, open.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'steel',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [55, 30],
                  [61, 22, 'smooth', 0],
                  [55, -2],
                  [70, -2, 4],
                  [80, 18, 'smooth', 175],
                  [66, 44, 'smooth', 210],
                  [44, 66],
                  [36, 50],
                ],
              },
            },
          ],
          { mirror: { line: { x: 50 } } },
          { disc: { at: [50, 42], r: 20 } },
          [
            {
              polygon: {
                points: [
                  [40, 48],
                  [60, 58],
                  [44, 74],
                  [26, 66],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [50, 64],
                    [66, 90],
                    [34, 90],
                  ],
                },
              },
            },
          },
          { fine: [{ round: { r: 1.5 } }, { subtract: { of: { disc: { at: [50, 42], r: 7.4 } } } }] },
        ],
      },
      {
        name: 'grips',
        role: 'second',
        shape: [
          [
            {
              line: {
                points: [
                  [31, 74],
                  [19, 86, 'smooth', 200],
                  [17, 110],
                ],
                width: 17,
              },
            },
            { subtract: { of: { use: { part: 'steel' } }, gap: '$gap' } },
          ],
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    [
      {
        polygon: {
          points: [
            [56, 30],
            [58, -4],
            [76, -2],
            [84, 20],
            [68, 48],
            [40, 72],
            [28, 60],
            [44, 42],
          ],
        },
      },
    ],
    { mirror: { line: { x: 50 } } },
    { disc: { at: [50, 42], r: 22 } },
    [
      {
        line: {
          points: [
            [36, 62],
            [18, 84, 'smooth', 195],
            [18, 112],
          ],
          width: 18,
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { subtract: { of: { disc: { at: [50, 42], r: 9 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

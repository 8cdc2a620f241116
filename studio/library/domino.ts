import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'domino',
  motifs: ['domino'],
  words: ['domino', 'dominos', 'dominoes', 'dominó', 'pips', 'cascade'],
  industries: ['games', 'toys'],
  moods: ['clever', 'playful', 'simple'],
  ideas: ['connection', 'balance'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A domino on the point of falling.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'tile',
        role: 'lead',
        shape: [
          { box: { corner: [21, -4], size: [58, 108], r: 10 } },
          { cut: { line: { y: 50 }, gap: '$gap' } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [50, 21], r: 8.4 } },
                    { disc: { at: [39, 70], r: 7.8 } },
                    { disc: { at: [61, 89], r: 7.8 } },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              { subtract: { of: [{ disc: { at: [50, 22], r: 9 } }, { disc: { at: [50, 78], r: 9 } }] } },
            ],
          },
          { turn: { by: 16 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [20, -4], size: [60, 108], r: 10 } },
    {
      subtract: {
        of: [
          { bar: { from: [0, 50], to: [100, 50], width: 11 } },
          { disc: { at: [50, 22], r: 10 } },
          { disc: { at: [50, 78], r: 10 } },
        ],
      },
    },
    { turn: { by: 16 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

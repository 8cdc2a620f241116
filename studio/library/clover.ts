import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'clover',
  motifs: ['clover', 'shamrock', 'heart', 'leaf'],
  words: [
    'clover',
    'shamrock',
    'lucky',
    'luck',
    'irish',
    'ireland',
    'dublin',
    'celtic',
    'trefoil',
    'fortune',
    'charm',
    'meadow',
    'patrick',
  ],
  industries: ['food', 'bar', 'games', 'jewellery'],
  moods: ['optimistic', 'friendly', 'fresh', 'cheerful'],
  ideas: ['growth', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Four hearts make the clover; the rare one has the colour.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'leaves',
        role: 'lead',
        shape: [
          [
            { disc: { at: [36, 16], r: 15 } },
            { disc: { at: [64, 16], r: 15 } },
            {
              polygon: {
                points: [
                  [25.4, 26.6],
                  [50, 14],
                  [74.6, 26.6],
                  [50, 51],
                ],
              },
            },
          ],
          { turn: { by: 45, about: [50, 50] } },
          { spin: { n: 4, about: [50, 50] } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { cut: { line: { x: 50 }, gap: '$gap' } },
          { cut: { line: { y: 50 }, gap: '$gap' } },
        ],
        split: { by: { box: { corner: [50, -20], size: [70, 70] } }, role: 'accent', gap: 0 },
      },
    ],
  },
  inset: [
    { disc: { at: [43, 43], r: 9 } },
    { spin: { n: 4, about: [50, 50] } },
    { disc: { at: [50, 50], r: 6 } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ice-cream-cone',
  motifs: ['ice-cream', 'cone'],
  words: [
    'ice-cream',
    'gelato',
    'cone',
    'scoop',
    'gelateria',
    'sorbet',
    'waffle',
    'sundae',
    'parlour',
    'dessert',
    'sprinkle',
    'creamery',
    'glace',
    'eis',
    'icecream',
  ],
  industries: ['food'],
  moods: ['playful', 'clever', 'fresh', 'cheerful', 'simple'],
  ideas: ['guidance', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The cone is a map pin: here.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.9 } },
    parts: [
      {
        name: 'scoop',
        role: 'lead',
        shape: [
          { drop: { at: [50, 36], r: 38, tip: [50, 104] } },
          { subtract: { of: { half: { through: [50, 50], facing: 180 } } } },
          { subtract: { of: { disc: { at: [50, 28], r: 15.4 } } } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'cone',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [14, '50+$gap'],
                [86, '50+$gap'],
                [50, 106],
              ],
            },
          },
          { round: { r: 4 } },
          { fine: [{ cut: { line: { through: [50, 70], angle: 36 }, gap: '$gap' } }] },
        ],
      },
    ],
  },
  inset: [
    { drop: { at: [50, 45], r: 14, tip: [50, 69] } },
    { subtract: { of: { disc: { at: [50, 45], r: 5 } } } },
  ],
};

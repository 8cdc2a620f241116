import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'citrus',
  motifs: ['lemon', 'orange'],
  words: [
    'lemon',
    'lime',
    'citrus',
    'orange',
    'zest',
    'peel',
    'juice',
    'squeeze',
    'tangerine',
    'limoncello',
    'yuzu',
    'fresh',
    'sour',
    'amalfi',
  ],
  industries: ['food', 'beverage', 'bar', 'restaurant', 'cleaning', 'e-commerce'],
  moods: ['fresh', 'cheerful', 'energetic', 'playful', 'bold'],
  ideas: ['contrast', 'transformation'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'Half a slice of orange.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'rind',
        role: 'lead',
        shape: [
          { sector: { at: [50, 20], r: 58, from: 90, to: 270, hole: 48 } },
          { round: { r: 2 } },
          { turn: { by: -14 } },
        ],
      },
      {
        name: 'flesh',
        role: 'lead',
        shape: [
          { sector: { at: [50, 20], r: '48-$gap', from: 90, to: 270 } },
          { fine: [{ rays: { through: [50, 16], from: 90, n: 8, gap: '$gap', oneWay: true } }] },
          { plain: [{ cut: { line: { x: 50 }, gap: '$gap' } }] },
          { round: { r: 2.5 } },
          { turn: { by: -14 } },
        ],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 20], r: 58, from: 90, to: 270, hole: 42 } },
    [{ sector: { at: [50, 20], r: 32, from: 90, to: 270 } }, { cut: { line: { x: 50 }, gap: 12 } }],
    { turn: { by: -14 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

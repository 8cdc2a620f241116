import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dividers',
  motifs: ['compass'],
  words: [
    'compasses',
    'dividers',
    'architect',
    'architecture',
    'atelier',
    'plan',
    'drawing',
    'measure',
    'draft',
    'survey',
    'engineer',
    'arch',
    'arc',
  ],
  industries: ['architecture', 'construction', 'design', 'education', 'manufacturing', 'interior-design'],
  moods: ['precise', 'modern', 'professional', 'technical', 'timeless'],
  ideas: ['precision', 'craft', 'balance'],
  construction: 'letter-object',
  letters: ['A'],
  mark: {
    blazon: 1,
    idea: 'A pair of compasses stands as an A; the arc that it draws is the bar.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 23.4, min: 22, max: 24.6 } },
    parts: [
      {
        name: 'legs',
        role: 'lead',
        shape: [
          { bar: { from: [50, 10], to: [7, 110], width: '$weight' } },
          { mirror: { line: { x: 50 } } },
          { intersect: { of: { half: { through: [50, 100], facing: 0 } } } },
          { disc: { at: [50, 16], r: 21 } },
          { fine: [{ subtract: { of: { disc: { at: [50, 16], r: 5.8 } } } }] },
        ],
      },
      {
        name: 'arc',
        role: 'accent',
        shape: [
          { sector: { at: [50, 16], r: 76, from: 120, to: 240, hole: '76-$weight+4' } },
          { subtract: { of: { use: { part: 'legs' } }, gap: '$gap' } },
          { keep: { near: [50, 80] } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [45, 33],
          [55, 33],
          [68, 67],
          [58, 67],
          [50, 46],
          [42, 67],
          [32, 67],
        ],
      },
    },
  ],
};

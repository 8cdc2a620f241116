import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'blocks',
  motifs: ['elephant', 'brick'],
  words: [
    'blocks',
    'block',
    'toy',
    'toys',
    'wooden',
    'play',
    'kids',
    'children',
    'kindergarten',
    'nursery',
    'elephant',
  ],
  industries: ['toys', 'childcare', 'education', 'crafts', 'games'],
  moods: ['playful', 'cute', 'friendly', 'cheerful', 'youthful'],
  ideas: ['craft', 'growth', 'transformation'],
  construction: 'stencil',
  mark: {
    blazon: 1,
    idea: 'Four wooden blocks, an arch, a round, a bar and a half round, make an elephant.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [40, 20], size: [62, 80], r: [0, 34, 0, 0] } },
          { subtract: { of: { box: { corner: [58, 72], size: [24, 40], r: [12, 12, 0, 0] } } } },
        ],
      },
      {
        name: 'head',
        role: 'second',
        knock: '$gap',
        shape: [
          { disc: { at: [29, 34], r: 29 } },
          { box: { corner: [0, 34], size: [16, 60], r: [0, 0, 8, 8] } },
          { fine: [{ subtract: { of: { disc: { at: [17, 32], r: 5 } } } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [2, 54], size: [43, 44], r: 5 } },
    { box: { corner: [57, 54], size: [43, 44], r: 5 } },
    { box: { corner: [29, -2], size: [43, 44], r: 5 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'reuse',
  motifs: ['arrow', 'box'],
  words: [
    'recycle',
    'recycling',
    'reuse',
    'circular',
    'loop',
    'again',
    'return',
    'refill',
    'renew',
    'repair',
    'secondhand',
    'circle',
    'cycle',
    'exchange',
  ],
  industries: ['environment', 'e-commerce', 'retail', 'logistics', 'manufacturing', 'nonprofit'],
  moods: ['honest', 'modern', 'optimistic', 'bold', 'simple'],
  ideas: ['transformation', 'flow', 'balance'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two turns keep one thing in use.',
    dials: { gap: { value: 9, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'turns',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [0, '71-$gap'],
                [0, 6],
                [97, 6],
                [66, 37],
                [66, 28],
                [22, 28],
                [22, '71-$gap'],
              ],
            },
          },
          { halfturn: { about: [50, 50] } },
        ],
      },
      { name: 'thing', role: 'accent', shape: { box: { at: [50, 50], size: 17 } } },
    ],
  },
};

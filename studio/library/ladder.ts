import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ladder',
  motifs: ['ladder'],
  words: [
    'ladder',
    'rung',
    'stepladder',
    'scaffold',
    'scaffolding',
    'roofer',
    'roofing',
    'loft',
    'decorator',
    'painter',
    'climb',
    'career',
  ],
  industries: ['construction', 'hardware-tools'],
  moods: ['honest', 'optimistic', 'simple', 'strong'],
  ideas: ['growth', 'journey', 'craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A ladder that leans, with four rungs.',
    dials: { weight: { value: 9.6, min: 9.2, max: 10.6 } },
    parts: [
      {
        name: 'ladder',
        role: 'lead',
        shape: [
          { bar: { from: [31, -4], to: [25, 104], width: '$weight' } },
          { mirror: { line: { x: 50 } } },
          { bar: { from: [30, 14], to: [70, 14], width: '$weight' } },
          {
            fine: [
              { bar: { from: [29, 38], to: [71, 38], width: '$weight' } },
              { bar: { from: [28, 62], to: [72, 62], width: '$weight' } },
            ],
          },
          { plain: [{ bar: { from: [28.5, 50], to: [71.5, 50], width: '$weight' } }] },
          { bar: { from: [27, 86], to: [73, 86], width: '$weight' } },
          { turn: { by: 20 } },
          { scale: { by: 0.92 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [42, 32], to: [38, 68], width: 6 } },
    { bar: { from: [58, 32], to: [62, 68], width: 6 } },
    { bar: { from: [41, 42], to: [59, 42], width: 6 } },
    { bar: { from: [39, 57], to: [61, 57], width: 6 } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chart',
  motifs: ['chart'],
  words: [
    'chart',
    'graph',
    'growth',
    'analytics',
    'data',
    'statistic',
    'forecast',
    'index',
    'report',
    'metric',
    'performance',
    'rise',
    'profit',
    'dashboard',
    'insight',
    'tracker',
    'investor',
  ],
  industries: ['finance', 'data', 'consulting', 'accounting', 'marketing'],
  moods: ['optimistic', 'professional', 'clever', 'modern', 'energetic'],
  ideas: ['growth', 'propulsion'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Three bars under one rising line.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'bars',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [0, 31, 3],
                [80, 6.2],
                [80, 100],
                [0, 100, 3],
              ],
            },
          },
          { cut: { line: { x: 31 }, gap: '$gap' } },
          { subtract: { of: { box: { corner: ['69-$gap/2', -10], size: [50, 120] } } } },
        ],
      },
      {
        name: 'last',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                ['69+$gap/2', '31-(69+$gap/2)*0.31'],
                [100, 0, 3],
                [100, 100, 3],
                ['69+$gap/2', 100],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [2, 60], size: [25, 38], r: 3 } },
    { box: { corner: [37.5, 32], size: [25, 66], r: 3 } },
    { box: { corner: [73, 2], size: [25, 96], r: 3 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'beaker',
  motifs: ['flask'],
  words: [
    'beaker',
    'laboratory',
    'lab',
    'chemist',
    'chemistry',
    'reagent',
    'solvent',
    'solution',
    'titration',
    'measure',
    'scientist',
    'experiment',
    'formula',
  ],
  industries: ['chemistry', 'research'],
  moods: ['technical', 'precise', 'clean'],
  ideas: ['precision', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A beaker with its spout and its marks, half full.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 }, weight: { value: 8.8, min: 8.5, max: 9.2 } },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [0, -4],
                [12, -4],
                [92, -4],
                [100, -4],
                [100, 6],
                [88, 6],
                [88, 100, 10],
                [12, 100, 10],
                [12, 22, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    ['3+$weight', -12],
                    ['3+$weight', -4],
                    ['12+$weight', 22, 'smooth', 180],
                    ['12+$weight', '100-$weight', 3],
                    ['88-$weight', '100-$weight', 3],
                    ['88-$weight', -12],
                  ],
                },
              },
            },
          },
          { bar: { from: [84, 11], to: [52, 11], width: 8.6 } },
          { bar: { from: [84, 28], to: [62, 28], width: 8.6 } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'liquid',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    ['12+$weight+$gap', 49],
                    [40, 45, 'smooth', 90],
                    [60, 51, 'smooth', 90],
                    ['88-$weight-$gap', 47],
                    ['88-$weight-$gap', '100-$weight-$gap', 5],
                    ['12+$weight+$gap', '100-$weight-$gap', 5],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    ['12+$weight+$gap', 48],
                    ['88-$weight-$gap', 48],
                    ['88-$weight-$gap', '100-$weight-$gap'],
                    ['12+$weight+$gap', '100-$weight-$gap'],
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
};

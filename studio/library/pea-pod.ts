import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pea-pod',
  motifs: ['pea-pod'],
  words: [
    'pea',
    'peas',
    'peapod',
    'peapods',
    'legume',
    'legumes',
    'pulses',
    'lentil',
    'lentils',
    'mangetout',
    'edamame',
    'erbse',
    'petitpois',
    'pisello',
    'guisante',
  ],
  industries: ['food', 'agriculture', 'childcare', 'gardening'],
  moods: ['fresh', 'playful', 'caring', 'natural', 'friendly', 'cute'],
  ideas: ['growth', 'connection', 'protection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Three peas in their open pod.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'pod',
        role: 'lead',
        shape: [
          { petal: { from: [-4, 50], to: [104, 50], width: 64 } },
          {
            fine: [
              {
                line: {
                  points: [
                    [98, 50],
                    [108, 47, 'smooth', 70],
                    [113, 38],
                  ],
                  width: 9,
                  cap: 'round',
                },
              },
            ],
          },
          { subtract: { of: { petal: { from: [8, 50], to: [92, 50], width: 43 } } } },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { turn: { by: -36 } },
        ],
      },
      {
        name: 'peas',
        role: 'accent',
        shape: [
          { disc: { at: [50, 50], r: 10.4 } },
          { disc: { at: [25, 50], r: 6 } },
          { disc: { at: [75, 50], r: 6 } },
          { turn: { by: -36 } },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [-6, 50], to: [106, 50], width: 70 } },
    { subtract: { of: { petal: { from: [12, 50], to: [88, 50], width: 44 } } } },
    { disc: { at: [50, 50], r: 12 } },
    { turn: { by: -36 } },
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};

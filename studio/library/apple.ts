import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'apple',
  motifs: ['apple'],
  words: [
    'apple',
    'core',
    'dialogue',
    'conversation',
    'mediator',
    'mediation',
    'adam',
    'eve',
    'debate',
    'teacher',
    'tutor',
    'orchard',
    'cider',
    'teaching',
    'pomme',
  ],
  industries: ['education', 'consulting'],
  moods: ['clever', 'friendly', 'honest', 'bold', 'creative'],
  ideas: ['connection', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Two faces talk in the paper; the ink between them is an apple, eaten to the core.',
    dials: { soft: { value: 2.4, min: 2, max: 2.8 } },
    parts: [
      {
        name: 'core',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 14],
                    [74, 5, 'smooth', 90],
                    [97, 22, 3],
                    [79, 27],
                    [69, 35, 'smooth', 195],
                    [66, 46, 'smooth', 190],
                    [54, 60, '$soft'],
                    [65, 63, 1],
                    [60, 67.5, '$soft'],
                    [66, 71, 1],
                    [61, 76, '$soft'],
                    [67, 81, 'smooth', 165],
                    [66, 87, 'smooth', 160],
                    [78, 91, 2],
                    [92, 87, 3],
                    [70, 108, 'smooth', 270],
                    [50, 103],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [50, 14],
                    [74, 5, 'smooth', 90],
                    [97, 22],
                    [69, 38, 'smooth', 190],
                    [56, 57],
                    [64, 61],
                    [61, 68],
                    [64, 72],
                    [61, 77],
                    [92, 91],
                    [68, 104, 'smooth', 270],
                    [50, 100],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
          { bar: { from: [50, 18], to: [54, -6], width: 9.4 } },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [35, 62], r: [31, 36] } }, { mirror: { line: { x: 50 } } }],
    { petal: { from: [46, 36], to: [76, 2], width: 24 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

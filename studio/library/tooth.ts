import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tooth',
  motifs: ['tooth', 'smile'],
  words: [
    'tooth',
    'teeth',
    'dental',
    'dentist',
    'smile',
    'molar',
    'orthodontics',
    'denta',
    'zahn',
    'enamel',
    'brush',
    'hygiene',
  ],
  industries: ['dental', 'healthcare', 'beauty'],
  moods: ['friendly', 'clean', 'caring', 'fresh', 'simple'],
  ideas: ['protection', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A tooth that smiles: the smile is cut out of it.',
    dials: { gap: { value: 9, min: 8.4, max: 10.4 } },
    parts: [
      {
        name: 'tooth',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 9, 'smooth', 90],
                [74, 2, 'smooth', 90],
                [97, 34, 'smooth', 180],
                [85, 70, 'smooth', 190],
                [72, 99, 'smooth', 270],
                [62, 82, 'smooth', 350],
                [50, 66, 'smooth', 270],
                [38, 82, 'smooth', 190],
                [28, 99, 'smooth', 270],
                [15, 70, 'smooth', 350],
                [3, 34, 'smooth', 0],
                [26, 2, 'smooth', 90],
              ],
            },
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [28, 32],
                    [50, 46, 'via'],
                    [72, 32],
                  ],
                  width: '$gap',
                  cap: 'round',
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 8, 'smooth', 90],
          [76, 0, 'smooth', 90],
          [100, 34, 'smooth', 180],
          [88, 72, 'smooth', 190],
          [74, 104, 'smooth', 270],
          [62, 82, 'smooth', 350],
          [50, 66, 'smooth', 270],
          [38, 82, 'smooth', 190],
          [26, 104, 'smooth', 270],
          [12, 72, 'smooth', 350],
          [0, 34, 'smooth', 0],
          [24, 0, 'smooth', 90],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

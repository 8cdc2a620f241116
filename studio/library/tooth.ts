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
    { box: { at: [50, 44], size: [32, 20], r: [8, 8, 4, 4] } },
    { box: { corner: [34, 46], size: [12, 20], r: [0, 0, 6, 6] } },
    { box: { corner: [54, 46], size: [12, 20], r: [0, 0, 6, 6] } },
  ],
};

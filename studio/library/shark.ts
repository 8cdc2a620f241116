import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shark',
  motifs: ['shark', 'fish'],
  words: [
    'shark',
    'fin',
    'predator',
    'hammerhead',
    'requin',
    'tiburon',
    'jaws',
    'reef',
    'dive',
    'diving',
    'scuba',
    'ocean',
    'hunter',
    'surf',
  ],
  industries: ['sports', 'marine', 'games'],
  moods: ['bold', 'strong', 'edgy', 'masculine', 'energetic'],
  ideas: ['speed'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A shark under way: crescent tail, upright fin.',
    dials: { soft: { value: 2.8, min: 2.4, max: 3.4 } },
    parts: [
      {
        name: 'shark',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [106, 40],
                [84, 28, 'smooth', 285],
                [66, 24, 'smooth', 275],
                [50, 8, 'smooth', 310],
                [28, -2],
                [36, 27],
                [14, 37],
                [4, 22, 'smooth', 320],
                [-12, 6],
                [-5, 42, 'smooth', 180],
                [-12, 82],
                [6, 62, 'smooth', 40],
                [16, 50],
                [40, 59],
                [40, 80, 'smooth', 195],
                [26, 100],
                [56, 84, 'smooth', 50],
                [70, 63],
                [94, 58, 'smooth', 60],
              ],
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [112, 46],
                    [84, 50],
                    [110, 66],
                  ],
                },
              },
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lizard',
  motifs: ['lizard', 'animal'],
  words: [
    'lizard',
    'gecko',
    'salamander',
    'newt',
    'chameleon',
    'iguana',
    'skink',
    'reptile',
    'reptilian',
    'terrarium',
    'monitor',
    'bask',
  ],
  industries: ['pets', 'environment'],
  moods: ['quirky', 'playful', 'adventurous', 'bold'],
  ideas: ['transformation'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A lizard on a warm wall, seen from above.',
    dials: { weight: { value: 9, min: 8.7, max: 9.6 } },
    parts: [
      {
        name: 'lizard',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -12, 6],
                [63, 8, 'smooth', 185],
                [57, 20, 'smooth', 175],
                [66, 40, 'smooth', 180],
                [58, 64, 'smooth', 185],
                [60, 84, 'smooth', 160],
                [76, 88, 'smooth', 60],
                [82, 78],
                [91, 82],
                [74, 100, 'smooth', 265],
                [50, 88, 'smooth', 330],
                [42, 64, 'smooth', 345],
                [34, 40, 'smooth', 0],
                [43, 20, 'smooth', 5],
                [37, 8, 'smooth', 355],
              ],
            },
          },
          {
            line: {
              points: [
                [44, 30],
                [20, 34],
                [12, 16],
              ],
              width: '$weight',
              bend: 5,
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [56, 30],
                [80, 34],
                [88, 16],
              ],
              width: '$weight',
              bend: 5,
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [46, 58],
                [22, 58],
                [14, 78],
              ],
              width: '$weight',
              bend: 5,
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [54, 58],
                [76, 54],
                [88, 64],
              ],
              width: '$weight',
              bend: 5,
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
};

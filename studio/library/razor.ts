import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'razor',
  motifs: ['razor'],
  words: [
    'razor',
    'barber',
    'shave',
    'barbershop',
    'blade',
    'shaving',
    'grooming',
    'beard',
    'stubble',
    'whisker',
  ],
  industries: ['hair'],
  moods: ['masculine', 'classic', 'precise', 'retro', 'bold'],
  ideas: ['precision', 'craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A cut-throat razor half open on its rivet, with the curled tail of the tang.',
    dials: { soft: { value: 2, min: 1.6, max: 2.4 } },
    parts: [
      {
        name: 'razor',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, -6.4],
                [16, -6.4],
                [22, -12],
                [70, -12],
                [76, 0, 'smooth', 172],
                [77, 11],
                [24, 11],
                [16, 6.4],
                [-4, 6.4],
              ],
            },
          },
          {
            taper: {
              points: [
                [0, 2],
                [-18, 4, 'smooth', 275],
                [-32, -4],
              ],
              from: 12,
              to: 9,
              cap: 'round',
            },
          },
          [
            {
              curve: {
                points: [
                  [0, -9.5, 'smooth', 90],
                  [38, -7, 'smooth', 97],
                  [74, -13, 'smooth', 80],
                  [86, -3, 'smooth', 180],
                  [76, 6, 'smooth', 265],
                  [38, 9, 'smooth', 275],
                  [0, 9.5, 'smooth', 270],
                  [-9.5, 0, 'smooth', 0],
                ],
              },
            },
            { turn: { by: 96, about: [0, 0] } },
          ],
          { disc: { at: [0, 0], r: 12.8 } },
          { fine: [{ round: { r: 3, only: 'inner' } }, { round: { r: '$soft', only: 'outer' } }] },
          { subtract: { of: { disc: { at: [0, 0], r: 4.5 } } } },
          { turn: { by: -62, about: [0, 0] } },
          { move: { by: [36, 66] } },
        ],
      },
    ],
  },
};

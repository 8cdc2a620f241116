import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'racket',
  motifs: ['racket'],
  words: [
    'racket',
    'tennis',
    'racquet',
    'badminton',
    'squash',
    'padel',
    'wimbledon',
    'volley',
    'forehand',
    'backhand',
    'deuce',
  ],
  industries: ['sports'],
  moods: ['sporty', 'energetic', 'fresh', 'classic'],
  ideas: ['precision', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tennis racket on the slant, strung, and the ball on its way.',
    dials: { weight: { value: 8, min: 7.8, max: 8.2 } },
    parts: [
      {
        name: 'racket',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 28], r: [34, 40] } },
            { subtract: { of: { disc: { at: [50, 28], r: [26, 32] } } } },
          ],
          {
            fine: [
              [
                { bar: { from: [41.6, -6], to: [41.6, 62], width: '$weight' } },
                { bar: { from: [58.4, -6], to: [58.4, 62], width: '$weight' } },
                { bar: { from: [20, 18.8], to: [80, 18.8], width: '$weight' } },
                { bar: { from: [20, 37.2], to: [80, 37.2], width: '$weight' } },
                { intersect: { of: { disc: { at: [50, 28], r: [29, 35] } } } },
              ],
            ],
          },
          {
            curve: {
              points: [
                [36, 61],
                [64, 61],
                [56, 79, 'smooth', 180],
                [60, 113],
                [40, 113],
                [44, 79, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }, { round: { r: 0.9, only: 'inner' } }] },
          { turn: { by: 38 } },
        ],
      },
      { name: 'ball', role: 'accent', shape: { disc: { at: [8, 58], r: 10.5 } } },
    ],
  },
};

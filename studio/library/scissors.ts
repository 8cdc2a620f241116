import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'scissors',
  motifs: ['scissors', 'cross'],
  words: [
    'scissors',
    'shears',
    'cut',
    'haircut',
    'barber',
    'barbershop',
    'salon',
    'hairdresser',
    'stylist',
    'snip',
    'trim',
    'coiffeur',
    'tailor',
    'cutter',
    'paper',
  ],
  industries: ['hair', 'tailoring', 'crafts', 'fashion', 'beauty'],
  moods: ['precise', 'bold', 'classic', 'clean', 'masculine'],
  ideas: ['precision', 'two-become-one', 'balance'],
  construction: 'silhouette',
  letters: ['X'],
  mark: {
    blazon: 1,
    idea: 'Open shears are an X; the rivet is the point where everything meets.',
    dials: { weight: { value: 10, min: 9.4, max: 10.8 } },
    parts: [
      {
        name: 'shears',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [63, -4, 3],
                [79, 4, 3],
                [38, 76],
                [24, 68],
              ],
            },
          },
          { disc: { at: [24, 78], r: 22 } },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            subtract: {
              of: [
                { disc: { at: [24, 78], r: '22-$weight' } },
                { mirror: { line: { x: 50 } } },
                { fine: [{ disc: { at: [50, 40], r: 4.8 } }] },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    [
      { ring: { at: [20, 80], r: 22, width: 13 } },
      { bar: { from: [33, 66], to: [72, -2], width: 14 } },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 1, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

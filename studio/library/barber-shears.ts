import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'barber-shears',
  motifs: ['scissors'],
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
  ],
  industries: ['hair', 'beauty', 'crafts'],
  moods: ['precise', 'clean', 'modern', 'fresh', 'elegant'],
  ideas: ['precision', 'two-become-one'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Pointed shears held ready at an angle, just before the first cut.',
    dials: { weight: { value: 10.4, min: 9.8, max: 11.2 } },
    parts: [
      {
        name: 'shears',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [41, 56],
                  [40, 20],
                  [55, -22, 4],
                  [60, 56],
                ],
              },
            },
            {
              line: {
                points: [
                  [50, 44],
                  [46, 62],
                  [34, 72],
                ],
                width: 17,
                bend: 8,
              },
            },
            { disc: { at: [25, 80], r: 22 } },
            { turn: { by: 19, about: [50, 48] } },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            subtract: {
              of: [
                [
                  { disc: { at: [25, 80], r: '22-$weight' } },
                  { turn: { by: 19, about: [50, 48] } },
                  { mirror: { line: { x: 50 } } },
                ],
                { fine: [{ disc: { at: [50, 43], r: 5 } }] },
              ],
            },
          },
          { turn: { by: 45 } },
          { scale: { by: 0.92 } },
        ],
      },
    ],
  },
  inset: [
    [
      {
        curve: {
          points: [
            [40, 56],
            [38, 20],
            [57, -22, 4],
            [62, 56],
          ],
        },
      },
      {
        line: {
          points: [
            [50, 44],
            [46, 62],
            [34, 72],
          ],
          width: 20,
        },
      },
      { disc: { at: [25, 80], r: 24 } },
      { turn: { by: 19, about: [50, 48] } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      subtract: {
        of: [
          { disc: { at: [25, 80], r: 10 } },
          { turn: { by: 19, about: [50, 48] } },
          { mirror: { line: { x: 50 } } },
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

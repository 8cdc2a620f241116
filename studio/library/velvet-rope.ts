import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'velvet-rope',
  motifs: [],
  words: [
    'velvetrope',
    'stanchion',
    'stanchions',
    'vip',
    'premiere',
    'gala',
    'redcarpet',
    'exclusive',
    'guestlist',
    'bouncer',
    'doorman',
    'nightclub',
    'backstage',
  ],
  industries: ['events', 'film', 'theatre', 'bar'],
  moods: ['luxurious', 'elegant', 'bold', 'classic', 'sensual'],
  ideas: ['protection', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two posts and a velvet rope: wait here, then come in.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9,
      },
    },
    parts: [
      {
        name: 'posts',
        role: 'lead',
        shape: [
          {
            box: {
              corner: [-1, 16],
              size: [14, 78],
            },
          },
          {
            fine: [
              {
                disc: {
                  at: [6, 9],
                  r: 11,
                },
              },
              {
                box: {
                  corner: [-6, 90],
                  size: [28, 12],
                  r: [6, 6, 0, 0],
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [-1, 0],
                  size: [14, 20],
                },
              },
              {
                box: {
                  corner: [-6, 90],
                  size: [28, 12],
                },
              },
            ],
          },
          {
            mirror: {
              line: {
                x: 50,
              },
            },
          },
        ],
      },
      {
        name: 'rope',
        role: 'accent',
        shape: [
          {
            line: {
              points: [
                [6, 32],
                [50, 64, 'smooth', 90],
                [94, 32],
              ],
              width: 16,
            },
          },
          {
            intersect: {
              of: {
                box: {
                  corner: ['13+$gap', 10],
                  size: ['74-2*$gap', 80],
                },
              },
            },
          },
        ],
      },
    ],
  },
};

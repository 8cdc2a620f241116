import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moustache',
  motifs: ['moustache'],
  words: [
    'moustache',
    'moustaches',
    'mustache',
    'handlebar',
    'movember',
    'barber',
    'barbershop',
    'gentleman',
    'gentlemen',
    'dapper',
    'dandy',
    'grooming',
    'schnurrbart',
    'bigote',
    'baffi',
    'bigode',
  ],
  industries: ['hair', 'beauty'],
  moods: ['masculine', 'retro', 'quirky', 'elegant', 'bold'],
  ideas: ['craft', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A waxed moustache, curled up at both ends.',
    dials: {
      curl: {
        value: 23,
        min: 20,
        max: 25,
      },
    },
    parts: [
      {
        name: 'moustache',
        role: 'lead',
        shape: [
          {
            plain: [
              {
                limb: {
                  points: [
                    [35, 52, 22],
                    [13, 52, 14],
                    [-2, '$curl+2', 7],
                  ],
                },
              },
            ],
          },
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 36, 2],
                    [35, 25, 'smooth', 270],
                    [20, 42, 'smooth', 212],
                    [9, 47, 'smooth', 285],
                    [4, 38, 'smooth', 5],
                    [9, '$curl+9', 'smooth', 80],
                    [14, '$curl', 'smooth', 320],
                    [4, '$curl-6', 'smooth', 260],
                    [-8, 40, 'smooth', 180],
                    [16, 76, 'smooth', 95],
                    [50, 59, 3],
                  ],
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
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [36, 52, 19],
          [14, 50, 11],
          [-2, 28, 6],
        ],
      },
    },
    {
      mirror: {
        line: {
          x: 50,
        },
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};

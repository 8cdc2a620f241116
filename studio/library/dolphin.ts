import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dolphin',
  motifs: ['dolphin', 'wave'],
  words: [
    'dolphin',
    'porpoise',
    'flipper',
    'orca',
    'leap',
    'swim',
    'swimmer',
    'swimming',
    'pool',
    'aquarium',
    'ocean',
    'sea',
    'dive',
    'snorkel',
    'cetacean',
    'marine',
  ],
  industries: ['marine', 'travel', 'environment', 'sports'],
  moods: ['playful', 'energetic', 'fresh', 'friendly', 'clever'],
  ideas: ['flow', 'speed'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A dolphin leaps in one long bow.',
    dials: { soft: { value: 2.8, min: 2.5, max: 3.4 } },
    parts: [
      {
        name: 'dolphin',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [113, 58, 4],
                [106, 66, 4],
                [92, 60, 'smooth', 280],
                [58, 48, 'smooth', 262],
                [30, 70, 'smooth', 205],
                [27, 82],
                [36, 106],
                [12, 97],
                [-13, 103],
                [4, 80],
                [12, 50, 'smooth', 20],
                [32, 22, 'smooth', 45],
                [26, 2],
                [56, 10, 'smooth', 100],
                [86, 25, 'smooth', 122],
                [98, 44, 'smooth', 160],
              ],
            },
          },
          {
            curve: {
              points: [
                [88, 54],
                [76, 72, 'smooth', 215],
                [56, 84],
                [58, 46],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
          { plain: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'sea',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [46, 102],
                [66, 91, 'smooth', 85],
                [88, 97, 'smooth', 95],
                [112, 84],
                [102, 107, 'smooth', 245],
                [74, 113, 'smooth', 270],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
};

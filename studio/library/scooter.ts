import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'scooter',
  motifs: ['scooter'],
  words: [
    'scooter',
    'vespa',
    'moped',
    'motorino',
    'lambretta',
    'italian',
    'rider',
    'ride',
    'rental',
    'delivery',
  ],
  industries: [],
  moods: ['retro', 'youthful', 'cheerful', 'friendly'],
  ideas: ['journey', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A motor scooter from the side: round haunch, low floor, leg shield, saddle.',
    dials: { gap: { value: 9.4, min: 9.2, max: 9.8 } },
    parts: [
      {
        name: 'scooter',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-6, 78],
                [0, 53, 'smooth', 40],
                [24, 41, 'smooth', 90],
                [42, 45],
                [49, 70, 'smooth', 160],
                [57, 76],
                [57, 86],
                [-6, 86],
              ],
            },
          },
          {
            line: {
              points: [
                [46, 81],
                [62, 81],
                [76, 20],
                [62, 12],
              ],
              width: 10,
              bend: 7,
            },
          },
          { disc: { at: [78, 19], r: 9 } },
          { sector: { at: [88, 86], r: '22+$gap', from: 275, to: 52 } },
          {
            subtract: {
              of: [
                { disc: { at: [22, 86], r: '12+$gap' } },
                { disc: { at: [88, 86], r: '12+$gap' } },
                {
                  polygon: {
                    points: [
                      [88, 86],
                      [140, 45],
                      [140, 120],
                    ],
                  },
                },
              ],
            },
          },
          { fine: [{ round: { r: 2.6 } }] },
          { disc: { at: [22, 86], r: 12 } },
          { disc: { at: [88, 86], r: 12 } },
        ],
      },
      {
        name: 'saddle',
        role: 'accent',
        shape: {
          curve: {
            points: [
              [1, 29.6, 3],
              [7, 18.6, 3],
              [37, 19.6, 'smooth', 95],
              [46, 27.6, 'smooth', 180],
              [42, 32.6, 3],
            ],
          },
        },
      },
    ],
  },
};

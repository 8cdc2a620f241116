import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tankard',
  motifs: ['tankard'],
  words: [
    'tankard',
    'beer',
    'stein',
    'ale',
    'lager',
    'pint',
    'pub',
    'tavern',
    'inn',
    'brewery',
    'brewer',
    'taproom',
    'foam',
    'froth',
    'oktoberfest',
    'cheers',
  ],
  industries: ['brewery', 'bar'],
  moods: ['friendly', 'bold', 'rustic', 'cheerful', 'masculine'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A tankard with a head of foam.',
    dials: { gap: { value: 8.3, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [62, 52],
                    [82, 51, 'smooth', 92],
                    [96, 64, 'smooth', 180],
                    [88, 84, 'smooth', 225],
                    [62, 92, 'smooth', 262],
                  ],
                  width: 13,
                },
              },
            ],
          },
          { plain: [{ ring: { at: [75, 71], r: 26, width: 14 } }] },
          {
            curve: {
              points: [
                [7, '34+$gap', 1],
                [69, '34+$gap', 1],
                [72, 101, 5],
                [4, 101, 5],
              ],
            },
          },
          { subtract: { of: { box: { at: [20, 71.5], size: [8.2, 40], r: 4.1 } } } },
          { subtract: { of: { box: { at: [37.6, 71.5], size: [8.2, 40], r: 4.1 } } } },
          { subtract: { of: { box: { at: [55.2, 71.5], size: [8.2, 40], r: 4.1 } } } },
        ],
      },
      {
        name: 'foam',
        role: 'second',
        shape: [
          {
            fine: [
              { disc: { at: [17, 20], r: 13 } },
              { disc: { at: [40, 16], r: 17 } },
              { disc: { at: [65, 19], r: 14 } },
              { box: { corner: [3, 20], size: [76, 14], r: 7 } },
              { round: { r: 3, only: 'inner' } },
            ],
          },
          { plain: [{ box: { corner: [3, 4], size: [76, 30], r: 13 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [6, 40], size: [66, 62], r: 6 } },
    { ring: { at: [74, 70], r: 26, width: 13 } },
    { disc: { at: [20, 18], r: 15 } },
    { disc: { at: [42, 12], r: 17 } },
    { disc: { at: [64, 18], r: 15 } },
    { box: { corner: [5, 14], size: [74, 17], r: 8 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tram',
  motifs: ['tram'],
  words: [
    'tram',
    'tramway',
    'streetcar',
    'trolley',
    'lisbon',
    'rail',
    'metro',
    'cablecar',
    'depot',
    'conductor',
  ],
  industries: ['transport'],
  moods: ['retro', 'friendly', 'trustworthy', 'cheerful'],
  ideas: ['journey', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An old tram comes straight on, its bow up and its one lamp lit.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [17, 38],
                [25, 24, 'smooth', 60],
                [50, 20, 'smooth', 90],
                [75, 24, 'smooth', 120],
                [83, 38],
                [88, 64, 3],
                [80, 101, 7],
                [20, 101, 7],
                [12, 64, 3],
              ],
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [26, 34, 2.5],
                    [74, 34, 2.5],
                    [78, 54, 2.5],
                    [22, 54, 2.5],
                  ],
                },
              },
            },
          },
          {
            fine: [
              { bar: { from: [41, 30], to: [40, 58], width: 8 } },
              { bar: { from: [59, 30], to: [60, 58], width: 8 } },
            ],
          },
          {
            line: {
              points: [
                [50, 23],
                [30, 1],
                [70, 1],
                [50, 23],
              ],
              width: 8,
              bend: 2,
            },
          },
          {
            fine: [
              { box: { corner: [25, 94], size: [12, 15], r: 2 } },
              { box: { corner: [63, 94], size: [12, 15], r: 2 } },
            ],
          },
          {
            plain: [
              { box: { corner: [25, 94], size: [12, 15] } },
              { box: { corner: [63, 94], size: [12, 15] } },
            ],
          },
        ],
      },
      { name: 'lamp', role: 'accent', shape: { disc: { at: [50, 77], r: 6.6 } }, knock: '$gap' },
    ],
  },
};

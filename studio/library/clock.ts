import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'clock',
  motifs: ['clock', 'cuckoo', 'house'],
  words: [
    'clock',
    'cuckoo',
    'clockmaker',
    'horology',
    'time',
    'timepiece',
    'chalet',
    'pendulum',
    'hour',
    'minute',
    'watchmaker',
    'schedule',
    'punctual',
    'swiss',
    'bavarian',
    'alpine',
  ],
  industries: ['crafts', 'toys', 'travel', 'hotel'],
  moods: ['quirky', 'retro', 'friendly', 'cosy', 'handmade'],
  ideas: ['precision', 'craft', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cuckoo clock: the house that keeps the time, cut in one piece with its pendulum.',
    dials: { weight: { value: 9, min: 8.5, max: 9.6 } },
    parts: [
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 0],
                [84, 28],
                [84, 76],
                [16, 76],
                [16, 28],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [1, 40],
                    [50, 1],
                    [99, 40],
                  ],
                  width: 13,
                },
              },
              { round: { r: 2, only: 'outer' } },
            ],
          },
          { box: { corner: ['50-$weight/2', 74], size: ['$weight', 16] } },
          { disc: { at: [50, 96], r: 13 } },
          { subtract: { of: { disc: { at: [50, 43], r: 23.5 } } } },
        ],
      },
      {
        name: 'hands',
        role: 'accent',
        shape: {
          line: {
            points: [
              [50, 28],
              [50, 45],
              [62, 51.5],
            ],
            width: '$weight',
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 31],
          [67, 45],
          [63, 49],
          [63, 69],
          [37, 69],
          [37, 49],
          [33, 45],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 54], r: 7.5 } } } },
  ],
};

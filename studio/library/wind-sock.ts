import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wind-sock',
  motifs: ['wind', 'flag'],
  words: [
    'windsock',
    'wind',
    'windy',
    'airfield',
    'airstrip',
    'airport',
    'runway',
    'gust',
    'breeze',
    'breezy',
    'gale',
    'forecast',
    'aerodrome',
    'gliding',
    'paragliding',
  ],
  industries: ['aviation', 'energy', 'sports', 'travel', 'research'],
  moods: ['adventurous', 'cheerful', 'fresh', 'sporty', 'energetic'],
  ideas: ['flow', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A windsock in a good breeze.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'pole',
        role: 'lead',
        shape: [
          {
            bar: {
              from: [2, 108],
              to: [2, -2],
              width: 11,
            },
          },
          {
            box: {
              corner: [-12, 98],
              size: [28, 10],
            },
          },
          {
            polygon: {
              points: [
                ['7.5+$gap', 2],
                [38, 10],
                [38, 60],
                ['7.5+$gap', 56],
              ],
            },
          },
          {
            polygon: {
              points: [
                ['68+$gap', 25],
                [104, 36],
                [104, 71],
                ['68+$gap', 66],
              ],
            },
          },
        ],
      },
      {
        name: 'stripe',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                ['38+$gap', 13.5],
                [68, 22],
                [68, 64.5],
                ['38+$gap', 61],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      bar: {
        from: [6, 100],
        to: [6, 0],
        width: 12,
      },
    },
    {
      polygon: {
        points: [
          [22, 4],
          [100, 26],
          [100, 52],
          [22, 54],
        ],
      },
    },
    {
      subtract: {
        of: {
          box: {
            corner: [44, 0],
            size: [10, 100],
          },
        },
      },
    },
    {
      subtract: {
        of: {
          box: {
            corner: [72, 0],
            size: [10, 100],
          },
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

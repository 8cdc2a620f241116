import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'arc-light',
  motifs: ['lamp'],
  words: [
    'lamp',
    'floorlamp',
    'arclamp',
    'standinglamp',
    'standardlamp',
    'lighting',
    'luminaire',
    'luminaires',
    'readinglamp',
    'lampshade',
    'lights',
    'light',
  ],
  industries: ['lighting', 'interior-design', 'furniture', 'design'],
  moods: ['elegant', 'modern', 'retro', 'calm', 'luxurious'],
  ideas: ['guidance', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A floor lamp reaches over in one arc.',
    dials: {
      gap: {
        value: 8.4,
        min: 8,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'lamp',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [13, 98],
                [13, 41],
                [45.5, 8.5, 'via'],
                [78, 41],
                [78, 46],
              ],
              width: 9,
            },
          },
          {
            fine: [
              {
                box: {
                  corner: [-4, 93],
                  size: [46, 11],
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [-4, 93],
                  size: [46, 11],
                },
              },
            ],
          },
          {
            sector: {
              at: [78, 66],
              r: 26,
              from: -90,
              to: 90,
            },
          },
        ],
      },
      {
        name: 'bulb',
        role: 'accent',
        shape: [
          {
            sector: {
              at: [78, '66+$gap'],
              r: 14,
              from: 90,
              to: 270,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [13, 98],
          [13, 41],
          [45.5, 8.5, 'via'],
          [78, 41],
          [78, 46],
        ],
        width: 14,
      },
    },
    {
      box: {
        corner: [-6, 90],
        size: [50, 15],
        r: 3,
      },
    },
    {
      sector: {
        at: [76, 74],
        r: 29,
        from: -90,
        to: 90,
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

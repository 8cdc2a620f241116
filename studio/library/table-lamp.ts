import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'table-lamp',
  motifs: ['lamp'],
  words: [
    'lamp',
    'lampshade',
    'table-lamp',
    'light',
    'lighting',
    'shade',
    'bedside',
    'glow',
    'reading',
    'interior',
    'furnishing',
    'homeware',
    'electrician',
  ],
  industries: ['lighting', 'interior-design'],
  moods: ['warm', 'cosy', 'classic', 'elegant'],
  ideas: ['guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A table lamp.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'shade',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [34, -4, 2],
                    [66, -4, 2],
                    [72, 20, 'smooth', 160],
                    [90, 42, 2],
                    [10, 42, 2],
                    [28, 20, 'smooth', 20],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [34, -4],
                    [66, -4],
                    [90, 42],
                    [10, 42],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'foot',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, '42+$gap'],
                    [56, '42+$gap', 1],
                    [57, 58, 'smooth', 140],
                    [71, 74, 'smooth', 180],
                    [59, 90, 'smooth', 225],
                    [72, 95, 'smooth', 110],
                    [74, 102, 2],
                    [50, 102],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [50, '42+$gap'],
                    [57, '42+$gap'],
                    [71, 72],
                    [64, 92],
                    [74, 92],
                    [74, 102],
                    [50, 102],
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [34, -6, 3],
          [66, -6, 3],
          [96, 42, 3],
          [4, 42, 3],
        ],
      },
    },
    {
      polygon: {
        points: [
          [44, 40],
          [56, 40],
          [72, 72, 6],
          [60, 92],
          [78, 92, 2],
          [78, 104, 2],
          [22, 104, 2],
          [22, 92, 2],
          [40, 92],
          [28, 72, 6],
        ],
      },
    },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pendant-light',
  motifs: ['lamp'],
  words: [
    'lamp',
    'pendantlight',
    'pendantlamp',
    'hanginglamp',
    'ceilinglight',
    'ceilinglamp',
    'lighting',
    'luminaire',
    'luminaires',
    'lampshade',
    'lights',
    'light',
  ],
  industries: ['lighting', 'interior-design', 'furniture', 'design'],
  moods: ['modern', 'warm', 'simple', 'honest', 'retro'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An enamel shade hangs on its flex; the bulb looks out below.',
    dials: {
      gap: {
        value: 8.4,
        min: 8.1,
        max: 9.2,
      },
    },
    parts: [
      {
        name: 'shade',
        role: 'lead',
        shape: [
          {
            bar: {
              from: [50, -2],
              to: [50, 30],
              width: 9.4,
            },
          },
          {
            fine: [
              {
                curve: {
                  points: [
                    [36, 22, 4],
                    [64, 22, 4],
                    [67, 40],
                    [99, 67, 'smooth', 160],
                    [102, 78, 3],
                    [-2, 78, 3],
                    [1, 67, 'smooth', 20],
                    [33, 40],
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
                    [36, 22],
                    [64, 22],
                    [67, 42],
                    [102, 78],
                    [-2, 78],
                    [33, 42],
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'bulb',
        role: 'accent',
        shape: [
          {
            sector: {
              at: [50, '78+$gap'],
              r: 20,
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
      bar: {
        from: [50, -2],
        to: [50, 30],
        width: 15,
      },
    },
    {
      sector: {
        at: [50, 74],
        r: 52,
        from: -90,
        to: 90,
      },
    },
    {
      sector: {
        at: [50, 86],
        r: 20,
        from: 90,
        to: 270,
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

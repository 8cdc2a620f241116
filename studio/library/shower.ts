import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shower',
  motifs: [],
  words: [
    'shower',
    'showers',
    'bathroom',
    'wetroom',
    'showerhead',
    'plumber',
    'plumbing',
    'spray',
    'rinse',
    'spa',
    'bath',
  ],
  industries: ['construction', 'interior-design', 'wellness', 'cleaning', 'hotel'],
  moods: ['fresh', 'clean', 'modern', 'calm', 'simple'],
  ideas: ['flow', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A tall shower bends over and rains.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'arm',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [92, 104],
                    [92, 3],
                    [42, 3],
                    [42, 20],
                  ],
                  width: 11,
                  bend: 24,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [92, 104],
                    [92, 3],
                    [42, 3],
                    [42, 20],
                  ],
                  width: 11,
                },
              },
            ],
          },
          {
            sector: {
              at: [42, 50],
              r: 34,
              from: -90,
              to: 90,
            },
          },
        ],
      },
      {
        name: 'water',
        role: 'second',
        shape: [
          {
            fine: [
              {
                bar: {
                  from: [42, '55+$gap'],
                  to: [42, 98],
                  width: 10,
                  cap: 'round',
                },
              },
              {
                bar: {
                  from: [20, '55+$gap'],
                  to: [15, 88],
                  width: 10,
                  cap: 'round',
                },
              },
              {
                bar: {
                  from: [64, '55+$gap'],
                  to: [69, 88],
                  width: 10,
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                bar: {
                  from: [42, '50+$gap'],
                  to: [42, 100],
                  width: 10,
                },
              },
              {
                bar: {
                  from: [20, '50+$gap'],
                  to: [20, 90],
                  width: 10,
                },
              },
              {
                bar: {
                  from: [64, '50+$gap'],
                  to: [64, 90],
                  width: 10,
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [88, 100],
          [88, 6],
          [44, 6],
          [44, 20],
        ],
        width: 12,
        bend: 22,
      },
    },
    {
      sector: {
        at: [44, 48],
        r: 34,
        from: -90,
        to: 90,
      },
    },
    {
      bar: {
        from: [44, 62],
        to: [44, 96],
        width: 11,
      },
    },
    {
      bar: {
        from: [22, 62],
        to: [18, 84],
        width: 11,
      },
    },
    {
      bar: {
        from: [66, 62],
        to: [70, 84],
        width: 11,
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

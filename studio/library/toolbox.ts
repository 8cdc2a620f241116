import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'toolbox',
  motifs: ['toolbox', 'spanner'],
  words: [
    'toolbox',
    'toolkit',
    'tools',
    'tool',
    'handyman',
    'repairs',
    'repair',
    'fix',
    'maintenance',
    'odd-jobs',
    'werkzeugkasten',
    'werkzeug',
    'outils',
    'attrezzi',
    'herramientas',
    'gereedschap',
    'verktyg',
  ],
  industries: ['hardware-tools', 'support-services', 'construction', 'developer-tools', 'manufacturing'],
  moods: ['honest', 'strong', 'trustworthy', 'friendly'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A toolbox whose clasp is a nut.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.2 }, weight: { value: 17, min: 16.4, max: 18 } },
    parts: [
      {
        name: 'box',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [-4, 42, 6],
                    [12, 22, 5],
                    [88, 22, 5],
                    [104, 42, 6],
                    [104, 86, 7],
                    [-4, 86, 7],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [22, 28],
                    [28, -5],
                    [72, -5],
                    [78, 28],
                  ],
                  width: '$weight',
                  bend: 10,
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [-4, 42],
                    [12, 22],
                    [88, 22],
                    [104, 42],
                    [104, 86],
                    [-4, 86],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [22, 28],
                    [28, -5],
                    [72, -5],
                    [78, 28],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { cut: { line: { y: 53 }, gap: '$gap' } },
        ],
      },
      {
        name: 'nut',
        role: 'accent',
        knock: '$gap',
        shape: [{ star: { at: [50, 53], n: 6, r: 16, turn: 30 } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 42, 6],
          [12, 24, 5],
          [88, 24, 5],
          [104, 42, 6],
          [104, 90, 7],
          [-4, 90, 7],
        ],
      },
    },
    {
      line: {
        points: [
          [22, 28],
          [28, -3],
          [72, -3],
          [78, 28],
        ],
        width: 18,
        bend: 8,
      },
    },
    { cut: { line: { y: 54 }, gap: 12 } },
    { box: { corner: [40, 40], size: [20, 28] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

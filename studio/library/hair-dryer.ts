import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hair-dryer',
  motifs: ['hair-dryer'],
  words: [
    'hairdryer',
    'blow-dry',
    'blowdry',
    'dryer',
    'hair',
    'hairdresser',
    'stylist',
    'salon',
    'styling',
    'blowout',
    'föhn',
    'fön',
    'friseur',
    'sèche-cheveux',
    'asciugacapelli',
    'secador',
  ],
  industries: ['hair', 'beauty', 'electronics'],
  moods: ['fresh', 'bold', 'playful', 'feminine', 'modern'],
  ideas: ['flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A hair dryer; the air goes round.',
    dials: { gap: { value: 8.9, min: 8.7, max: 9.3 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          { disc: { at: [61, 34], r: 32 } },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [61, 3],
                    [8, 12],
                    [8, 56],
                    [61, 65],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    ['8-$gap', 14],
                    ['8-$gap', 54],
                    [-11, 57],
                    [-11, 11],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [43, 56],
                    [79, 56],
                    [75, 111, 6],
                    [43, 111, 6],
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
                    [61, 3],
                    [-8, 12],
                    [-8, 56],
                    [61, 65],
                  ],
                },
              },
              {
                polygon: {
                  points: [
                    [42, 56],
                    [80, 56],
                    [76, 112],
                    [42, 112],
                  ],
                },
              },
            ],
          },
          { subtract: { of: { disc: { at: [61, 34], r: '11+$gap' } } } },
        ],
      },
      { name: 'hub', role: 'accent', shape: { disc: { at: [61, 34], r: 11 } } },
    ],
  },
  inset: [
    { disc: { at: [61, 34], r: 34 } },
    {
      polygon: {
        points: [
          [61, 1],
          [-10, 14],
          [-10, 54],
          [61, 67],
        ],
      },
    },
    {
      polygon: {
        points: [
          [42, 56],
          [78, 56],
          [74, 108, 6],
          [42, 108, 6],
        ],
      },
    },
    { subtract: { of: { disc: { at: [61, 34], r: 15 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'croissant',
  motifs: ['sun', 'crescent', 'arch'],
  words: [
    'croissant',
    'pastry',
    'patisserie',
    'viennoiserie',
    'butter',
    'brioche',
    'breakfast',
    'brunch',
    'morning',
    'cornetto',
    'kipferl',
    'parisian',
    'paris',
  ],
  industries: ['bakery', 'cafe', 'food', 'restaurant'],
  moods: ['warm', 'cheerful', 'fresh', 'friendly', 'cosy', 'optimistic'],
  ideas: ['transformation', 'craft', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A croissant rises over the morning sun: its five folds are the rays.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      {
        name: 'croissant',
        role: 'lead',
        shape: [
          { disc: { at: [50, 55], r: [54, 48] } },
          { subtract: { of: { disc: { at: [50, 94], r: [29, 33] } } } },
          { subtract: { of: { half: { through: [50, 89], facing: 180 } } } },
          { round: { r: 4 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      line: {
                        points: [
                          [37, -4],
                          [30, 31, 'smooth', 180],
                          [42, 74],
                        ],
                        width: '$gap',
                      },
                    },
                    {
                      line: {
                        points: [
                          [7, 20],
                          [8, 47, 'smooth', 165],
                          [35, 80],
                        ],
                        width: '$gap',
                      },
                    },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
              { round: { r: 3 } },
            ],
          },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moon',
  motifs: ['moon', 'crescent', 'boat', 'sail'],
  words: [
    'moon',
    'luna',
    'lunar',
    'crescent',
    'night',
    'boat',
    'sail',
    'dream',
    'voyage',
    'harbour',
    'lune',
    'mond',
    'ferry',
    'lullaby',
    'drift',
  ],
  industries: ['travel', 'marine', 'wellness', 'hotel', 'childcare', 'books'],
  moods: ['dreamy', 'calm', 'mysterious', 'romantic', 'soft'],
  ideas: ['journey', 'harmony', 'guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A crescent lies on its back and sets sail.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'moon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { disc: { at: [50, 25], r: 53 } } } },
          { round: { r: 3 } },
        ],
      },
      {
        name: 'sail',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [43, -8],
                    [78, 26, 'smooth', 150],
                    [84, 80],
                    [43, 80],
                  ],
                },
              },
              {
                curve: {
                  points: [
                    ['43-$gap', 6],
                    ['43-$gap', 80],
                    [10, 80],
                    [16, 40, 'smooth', 25],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [50, -8],
                    [84, 34, 'smooth', 160],
                    [88, 80],
                    [12, 80],
                    [16, 34, 'smooth', 20],
                  ],
                },
              },
            ],
          },
          { subtract: { of: { use: { part: 'moon' } }, gap: '$gap' } },
          { round: { r: 3 } },
        ],
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 16 } }, { subtract: { of: { disc: { at: [50, 37], r: 14.5 } } } }],
};

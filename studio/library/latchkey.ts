import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'latchkey',
  motifs: ['key'],
  words: [
    'key',
    'latchkey',
    'locksmith',
    'lock',
    'unlock',
    'latch',
    'landlord',
    'letting',
    'rental',
    'keyholder',
    'concierge',
  ],
  industries: ['real-estate', 'security', 'automotive', 'hotel'],
  moods: ['simple', 'modern', 'friendly', 'trustworthy', 'strong'],
  ideas: ['protection', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The key of a front door, cut by a locksmith this morning.',
    dials: { hole: { value: 9.6, min: 9, max: 10.4 } },
    parts: [
      {
        name: 'key',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [12, -14], size: [76, 63], r: 26 } },
              {
                polygon: {
                  points: [
                    [35, 40],
                    [66, 40],
                    [66, 62],
                    [54, 72],
                    [66, 82],
                    [66, 90],
                    [56, 99],
                    [64, 107],
                    [52, 122, 3],
                    [35, 106, 3],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              { disc: { at: [50, 17], r: 36 } },
              {
                polygon: {
                  points: [
                    [34, 40],
                    [67, 40],
                    [67, 66],
                    [54, 78],
                    [67, 90],
                    [67, 104],
                    [52, 120],
                    [34, 104],
                  ],
                },
              },
            ],
          },
          { subtract: { of: [{ disc: { at: [50, 4], r: '$hole' } }] } },
          { turn: { by: 45 } },
          { scale: { by: 0.88 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 17], r: 38 } },
    {
      polygon: {
        points: [
          [32, 40],
          [69, 40],
          [69, 66],
          [54, 80],
          [69, 92],
          [69, 104],
          [52, 120],
          [32, 104],
        ],
      },
    },
    { subtract: { of: { disc: { at: [50, 6], r: 12 } } } },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lift',
  motifs: [],
  words: [
    'elevator',
    'elevators',
    'lifts',
    'lift',
    'escalator',
    'stairlift',
    'storeys',
    'aufzug',
    'fahrstuhl',
    'ascenseur',
    'ascensor',
  ],
  industries: ['construction', 'real-estate', 'support-services', 'manufacturing'],
  moods: ['professional', 'modern', 'precise', 'simple', 'trustworthy'],
  ideas: ['precision', 'balance'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'Two lift doors: one goes up, one goes down.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'doors',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [6, 18], size: [88, 86], r: [0, 0, 5, 5] } }] },
          { plain: [{ box: { corner: [6, 18], size: [88, 86] } }] },
          { subtract: { of: { box: { corner: ['50-$gap/2', 0], size: ['$gap', 120] } } } },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [26, 48],
                      [38, 71],
                      [14, 71],
                    ],
                  },
                },
                {
                  polygon: {
                    points: [
                      [74, 74],
                      [62, 51],
                      [86, 51],
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
      {
        name: 'lintel',
        role: 'accent',
        shape: [
          { fine: [{ box: { corner: [6, '4-$gap'], size: [88, 14], r: [5, 5, 0, 0] } }] },
          { plain: [{ box: { corner: [6, '4-$gap'], size: [88, 14] } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [4, 0], size: [92, 100], r: 6 } },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [50, 12],
                [74, 42],
                [26, 42],
              ],
            },
          },
          {
            polygon: {
              points: [
                [50, 88],
                [74, 58],
                [26, 58],
              ],
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'balloon',
  motifs: ['balloon', 'bulb', 'airship'],
  words: [
    'balloon',
    'sky',
    'float',
    'lift',
    'up',
    'flight',
    'tour',
    'adventure',
    'montgolfier',
    'cloud',
    'above',
    'holiday',
  ],
  industries: ['travel', 'aviation', 'events', 'education', 'childcare', 'marketing'],
  moods: ['optimistic', 'adventurous', 'dreamy', 'cheerful', 'calm'],
  ideas: ['journey', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A balloon of three long petals lifts a small basket.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'envelope',
        role: 'lead',
        shape: [
          { drop: { at: [50, 40], r: 40, tip: [50, 108] } },
          { intersect: { of: { box: { corner: [0, -5], size: [100, 79] } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [50, 34], r: [20, 54] } },
                    { outline: { width: '$gap', side: 'centre' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'basket',
        role: 'accent',
        shape: { box: { corner: [35, '74+$gap'], size: [30, 17], r: [0, 0, 7, 7] } },
      },
    ],
  },
  inset: [
    { disc: { at: [50, 36], r: 44 } },
    {
      polygon: {
        points: [
          [14, 62],
          [86, 62],
          [62, 84],
          [38, 84],
        ],
      },
    },
    { box: { corner: [34, 84], size: [32, 26], r: [0, 0, 6, 6] } },
    { subtract: { of: { box: { corner: [0, 78], size: [100, 14], r: 0 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'balloon',
  motifs: ['balloon', 'bulb', 'airship'],
  words: [
    'balloon',
    'air',
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
    { drop: { at: [50, 46], r: 13, tip: [50, 70] } },
    { intersect: { of: { box: { corner: [0, 0], size: [100, 59] } } } },
    { box: { at: [50, 64], size: [10, 5] } },
  ],
};

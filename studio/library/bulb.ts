import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bulb',
  motifs: ['bulb', 'pear'],
  words: [
    'bulb',
    'lightbulb',
    'idea',
    'light',
    'lighting',
    'lamp',
    'electric',
    'electrician',
    'invention',
    'inventor',
    'bright',
    'spark',
    'innovation',
    'pear',
    'edison',
    'pendant',
    'thinktank',
  ],
  industries: ['lighting', 'energy', 'design', 'marketing', 'education', 'electronics'],
  moods: ['clever', 'natural', 'creative', 'fresh', 'warm'],
  ideas: ['transformation', 'growth', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A hanging light bulb is a pear: an idea that has ripened.',
    dials: { gap: { value: 9.6, min: 9.3, max: 10.4 } },
    parts: [
      {
        name: 'pear',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [39, 18],
                [61, 18],
                [66, 34, 'smooth', 165],
                [86, 70, 'smooth', 180],
                [50, 104, 'smooth', 270],
                [14, 70, 'smooth', 0],
                [34, 34, 'smooth', 15],
              ],
            },
          },
          { fine: [{ subtract: { of: { drop: { at: [50, 74], r: 9.5, tip: [50, 52] } } } }] },
        ],
      },
      {
        name: 'cap',
        role: 'lead',
        shape: [{ box: { corner: [39, -6], size: [22, '24-$gap'], r: [6, 6, 0, 0] } }],
      },
      {
        name: 'leaf',
        role: 'accent',
        shape: [{ petal: { from: [71, 15], to: [99, -9], width: 18 } }, { round: { r: 2 } }],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 38], r: 42 } },
    {
      polygon: {
        points: [
          [24, 62],
          [76, 62],
          [69, 110, 8],
          [31, 110, 8],
        ],
      },
    },
    { subtract: { of: { box: { corner: [0, 80], size: [100, 14], r: 0 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

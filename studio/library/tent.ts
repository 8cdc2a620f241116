import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tent',
  motifs: ['tent', 'flame'],
  words: [
    'tent',
    'camp',
    'camping',
    'outdoor',
    'wild',
    'hike',
    'trail',
    'woods',
    'forest',
    'basecamp',
    'glamping',
    'ranger',
    'scout',
  ],
  industries: ['travel', 'sports', 'environment', 'retail', 'events', 'education'],
  moods: ['adventurous', 'natural', 'friendly', 'rustic', 'youthful'],
  ideas: ['shelter', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two poles lean together over a fire.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 }, weight: { value: 20.5, min: 20.2, max: 22 } },
    parts: [
      {
        name: 'poles',
        role: 'lead',
        shape: [
          { bar: { from: [5, 110], to: [69, -10], width: '$weight' } },
          { mirror: { line: { x: 50 } } },
          { intersect: { of: { box: { corner: [-20, 0], size: [140, 100] } } } },
        ],
      },
      { name: 'fire', role: 'accent', shape: { drop: { at: [50, 88.5], r: 11.5, tip: [50, 65] } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -2, 4],
          [110, 100, 4],
          [-10, 100, 4],
        ],
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [50, 46, 3],
              [74, 110],
              [26, 110],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

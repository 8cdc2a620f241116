import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pine',
  motifs: ['pine', 'fir', 'tree'],
  words: [
    'pine',
    'fir',
    'spruce',
    'conifer',
    'evergreen',
    'alder',
    'tannen',
    'woodland',
    'forest',
    'christmas',
    'needle',
  ],
  industries: ['environment', 'furniture', 'travel', 'hotel'],
  moods: ['cosy', 'natural', 'warm', 'calm', 'rustic'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pine of three tiers.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'tree',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -8],
                [58, 8, 'smooth', 155],
                [74, 28, 4],
                [64, 30],
                [72, 44, 'smooth', 148],
                [86, 59, 4],
                [72, 61],
                [82, 74, 'smooth', 143],
                [96, 89, 4],
                [50, 89],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      { name: 'trunk', role: 'second', shape: { box: { corner: [42, '89+$gap'], size: [16, 14], r: 2 } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 0],
          [80, 42],
          [68, 42],
          [96, 84],
          [58, 84],
          [58, 104],
          [50, 104],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { round: { r: 3 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'taco',
  motifs: ['taco'],
  words: [
    'taco',
    'tacos',
    'taqueria',
    'tortilla',
    'burrito',
    'burritos',
    'quesadilla',
    'nacho',
    'nachos',
    'fajita',
    'mexican',
    'tex-mex',
  ],
  industries: ['restaurant', 'food'],
  moods: ['cheerful', 'bold', 'friendly', 'warm', 'playful'],
  ideas: [],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A taco, full to the brim.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'fill',
        role: 'second',
        shape: [
          { scallop: { at: [50, 62], r: 53, n: 14, depth: 6 } },
          { intersect: { of: { half: { through: [50, 58], facing: 0 } } } },
        ],
      },
      {
        name: 'shell',
        role: 'lead',
        knock: '$gap',
        shape: [
          { sector: { at: [50, 88], r: 48, from: -90, to: 90 } },
          { round: { r: 5 } },
          {
            fine: [
              { subtract: { of: { disc: { at: [34, 70], r: 4.8 } } } },
              { subtract: { of: { disc: { at: [60, 74], r: 4.8 } } } },
              { subtract: { of: { disc: { at: [51, 56], r: 4.8 } } } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 60], r: 54, n: 10, depth: 9 } },
    { subtract: { of: { disc: { at: [50, 88], r: 58 } } } },
    { intersect: { of: { half: { through: [50, 58], facing: 0 } } } },
    { sector: { at: [50, 88], r: 46, from: -90, to: 90 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

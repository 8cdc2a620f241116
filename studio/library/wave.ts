import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wave',
  motifs: ['wave'],
  words: [
    'wave',
    'waves',
    'surf',
    'surfing',
    'swell',
    'tide',
    'tidal',
    'tidewater',
    'sea',
    'ocean',
    'beach',
    'shore',
    'coast',
    'onda',
    'vague',
    'nami',
  ],
  industries: ['marine', 'travel', 'sports', 'wellness', 'hotel', 'energy'],
  moods: ['fresh', 'energetic', 'adventurous', 'dreamy', 'calm'],
  ideas: ['flow', 'propulsion', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A mountain of water on its way, and the swell that carries it.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'wave',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 92],
                [20, 46, 'smooth', 25],
                [60, 0, 'smooth', 88],
                [102, 42],
                [76, 29, 'smooth', 270],
                [51, 53, 'smooth', 180],
                [64, 92],
              ],
            },
          },
          { round: { r: 3, only: 'outer' } },
        ],
      },
      {
        name: 'swell',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [-4, 82],
                [20, 73, 'smooth', 90],
                [72, 86, 'smooth', 90],
                [104, 77],
                [104, 99],
                [-4, 99],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [32, 66],
          [41, 46, 'smooth', 30],
          [55, 34, 'smooth', 88],
          [68, 46],
          [58, 46, 'smooth', 240],
          [55, 56, 'smooth', 170],
          [68, 58],
          [68, 66],
        ],
      },
    },
  ],
};

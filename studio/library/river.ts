import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'river',
  motifs: ['river', 'road', 'sun'],
  words: [
    'river',
    'rivers',
    'stream',
    'brook',
    'delta',
    'valley',
    'meander',
    'bend',
    'water',
    'creek',
    'fluss',
    'rio',
    'tributary',
    'estuary',
  ],
  industries: ['environment', 'travel', 'wellness', 'hotel', 'winery', 'nonprofit'],
  moods: ['calm', 'natural', 'dreamy', 'fresh', 'timeless'],
  ideas: ['flow', 'journey', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A river comes down from the sun and is all that parts the two banks.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'land',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { half: { through: [50, 42], facing: 0 } } } },
          {
            subtract: {
              of: {
                taper: {
                  points: [
                    [50, 40],
                    [50, 44, 'smooth', 180],
                    [62, 60, 'smooth', 170],
                    [40, 82, 'smooth', 200],
                    [46, 112],
                  ],
                  from: 8.4,
                  mid: 13,
                  to: 24,
                },
              },
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [
          { sector: { at: [50, '42-$gap'], r: 25, from: 270, to: 450 } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
};

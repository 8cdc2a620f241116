import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kettlebell',
  motifs: ['kettlebell'],
  words: ['kettlebell', 'kettlebells', 'girevoy', 'crossfit', 'kugelhantel'],
  industries: ['fitness'],
  moods: ['strong', 'bold', 'sporty', 'masculine'],
  ideas: ['balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A kettlebell, its handle as strong as the arm that lifts it.',
    dials: { weight: { value: 14, min: 13, max: 15 } },
    parts: [
      {
        name: 'bell',
        role: 'lead',
        shape: [
          { disc: { at: [50, 66], r: 38 } },
          { subtract: { of: { box: { corner: [0, '97'], size: [100, 20] } } } },
          {
            fine: [
              {
                line: {
                  points: [
                    [36, 40],
                    [26, 5],
                    [74, 5],
                    [64, 40],
                  ],
                  width: '$weight',
                  bend: 9,
                },
              },
              { round: { r: 3, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [36, 40],
                    [26, 5],
                    [74, 5],
                    [64, 40],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          {
            fine: [{ subtract: { of: { sector: { at: [50, 66], r: 26, from: 190, to: 270, hole: 16.5 } } } }],
          },
          { plain: [{ subtract: { of: { disc: { at: [33, 72], r: 7 } } } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 66], r: 37 } },
    { subtract: { of: { box: { corner: [0, 97], size: [100, 20] } } } },
    {
      line: {
        points: [
          [36, 40],
          [27, 6],
          [73, 6],
          [64, 40],
        ],
        width: 15,
        bend: 9,
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lighthouse',
  motifs: ['lighthouse', 'tower'],
  words: ['lighthouse', 'beacon', 'harbour', 'coast', 'pilot', 'signal', 'skerry', 'watch', 'guide', 'port'],
  industries: ['marine', 'travel', 'consulting', 'insurance', 'education', 'hotel'],
  moods: ['trustworthy', 'calm', 'optimistic', 'classic', 'strong'],
  ideas: ['guidance', 'protection', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A lighthouse stands and throws its light to both sides.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'tower',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [31, 34],
                [69, 34],
                [83, 100],
                [17, 100],
              ],
            },
          },
          { box: { corner: [36, -2], size: [28, 40], r: [14, 14, 0, 0] } },
          {
            fine: [
              { cut: { line: { through: [50, 71], angle: 70 }, gap: '$gap+0.5' } },
              { box: { at: [50, 38], size: [56, 12] } },
            ],
          },
        ],
      },
      {
        name: 'beams',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                ['36-$gap', 7],
                ['36-$gap', 19],
                [2, 24],
                [2, 2],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [33, 42],
          [67, 42],
          [78, 106, 3],
          [22, 106, 3],
        ],
      },
    },
    { box: { corner: [22, 30], size: [56, 15], r: 3 } },
    { box: { corner: [35, 2], size: [30, 32], r: [15, 15, 0, 0] } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [0, 66],
              [100, 55],
              [100, 69],
              [0, 80],
            ],
          },
        },
      },
    },
    [
      {
        polygon: {
          points: [
            [21, 18],
            [-14, 2, 3],
            [-14, 34, 3],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

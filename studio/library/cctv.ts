import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cctv',
  motifs: ['camera'],
  words: ['cctv', 'surveillance', 'alarm', 'patrol', 'sentry'],
  industries: ['security'],
  moods: ['serious', 'modern', 'strong', 'technical', 'trustworthy'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A camera on the wall, looking down, awake.',
    dials: { gap: { value: 8.4, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'camera',
        role: 'lead',
        shape: [
          [
            { fine: [{ box: { corner: [4, 6], size: [103, 54], r: [10, 8, 8, 10] } }] },
            { plain: [{ box: { corner: [4, 6], size: [103, 54] } }] },
            { turn: { by: 18, about: [50, 40] } },
          ],
          {
            line: {
              points: [
                [47, 44],
                [39, 86],
                [0, 86],
              ],
              width: 13,
            },
          },
          { fine: [{ box: { corner: [-10, 68], size: [13, 36], r: 3 } }] },
          { plain: [{ box: { corner: [-12, 68], size: [13, 36] } }] },
          { scale: { by: 0.92 } },
        ],
      },
      {
        name: 'lens',
        role: 'accent',
        shape: [
          { disc: { at: [79, 33], r: 8.6 } },
          { turn: { by: 18, about: [50, 40] } },
          { scale: { by: 0.92 } },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    [
      { box: { corner: [4, 6], size: [106, 54] } },
      { subtract: { of: { disc: { at: [82, 33], r: 13 } } } },
      { turn: { by: 18, about: [50, 40] } },
    ],
    {
      line: {
        points: [
          [46, 54],
          [38, 88],
          [-6, 88],
        ],
        width: 16,
      },
    },
    { box: { corner: [-14, 66], size: [17, 44] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

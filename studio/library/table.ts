import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'table',
  motifs: ['table'],
  words: [
    'table',
    'dining',
    'desk',
    'supper',
    'trestle',
    'workbench',
    'bench',
    'feast',
    'banquet',
    'dinner',
    'gathering',
    'host',
    'roundtable',
  ],
  industries: ['furniture', 'restaurant'],
  moods: ['friendly', 'warm', 'honest', 'simple', 'timeless'],
  ideas: ['connection', 'craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A plain table from the front: a thin top, tapered legs, a stretcher between them.',
    dials: { weight: { value: 9, min: 8.6, max: 10 } },
    parts: [
      {
        name: 'table',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [8, 20],
                [23, 20],
                [11.5, 92],
                [2, 92],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { box: { at: [50, 74], size: [84, '$weight+1'] } },
          { box: { corner: [-4, 14], size: [108, '$weight'] } },
          { fine: [{ round: { r: 1.8, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 24], size: [104, 18], r: 5 } },
    { box: { corner: [8, 38], size: [16, 62], r: [0, 0, 3, 3] } },
    { box: { corner: [76, 38], size: [16, 62], r: [0, 0, 3, 3] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

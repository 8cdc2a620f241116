import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'graph-nodes',
  motifs: ['atom', 'dog'],
  words: [
    'graph',
    'node',
    'network',
    'molecule',
    'fetch',
    'retriever',
    'retrieval',
    'search',
    'data',
    'dataset',
    'ontology',
    'vertex',
    'mesh',
    'topology',
  ],
  industries: ['data', 'software', 'research', 'telecoms'],
  moods: ['clever', 'technical', 'friendly', 'playful', 'modern'],
  ideas: ['connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A graph of seven nodes is a dog: data that comes when it is called.',
    dials: { weight: { value: 10, min: 9.2, max: 11 } },
    parts: [
      {
        name: 'dog',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [6, 22],
                [26, 54],
                [72, 54],
                [80, 22],
                [102, 32],
              ],
              width: '$weight',
            },
          },
          { bar: { from: [26, 54], to: [18, 94], width: '$weight' } },
          { bar: { from: [72, 54], to: [78, 94], width: '$weight' } },
          { disc: { at: [26, 54], r: 12 } },
          { disc: { at: [72, 54], r: 12 } },
          { disc: { at: [80, 18], r: 14 } },
          { disc: { at: [104, 32], r: 8.5 } },
          { disc: { at: [18, 94], r: 9.5 } },
          { disc: { at: [78, 94], r: 9.5 } },
          { disc: { at: [4, 20], r: 9.5 } },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
          { scale: { by: 0.88 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [17, 78], r: 17 } },
    { disc: { at: [83, 78], r: 17 } },
    { disc: { at: [50, 18], r: 17 } },
    {
      line: {
        points: [
          [17, 78],
          [50, 18],
          [83, 78],
        ],
        width: 12,
        cap: 'flat',
      },
    },
    { bar: { from: [17, 78], to: [83, 78], width: 12 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'graph-nodes',
  motifs: ['atom'],
  words: [
    'graph',
    'node',
    'network',
    'molecule',
    'retrieval',
    'search',
    'data',
    'dataset',
    'ontology',
    'vertex',
    'mesh',
    'topology',
    'edge',
    'cluster',
    'link',
  ],
  industries: ['data', 'software', 'research', 'telecoms'],
  moods: ['technical', 'modern', 'precise'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'One node among its neighbours.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'net',
        role: 'lead',
        shape: [
          { bar: { from: [50, 50], to: [50, 4], width: 9.4 } },
          { bar: { from: [50, 50], to: [96, 40], width: 9.4 } },
          { bar: { from: [50, 50], to: [78, 92], width: 9.4 } },
          { disc: { at: [50, 4], r: 14 } },
          { disc: { at: [97, 38], r: 14 } },
          { disc: { at: [79, 92], r: 14 } },
          { bar: { from: [50, 50], to: [20, 90], width: 9.4 } },
          { disc: { at: [21, 92], r: 14 } },
          { fine: [{ bar: { from: [50, 50], to: [4, 38], width: 9.4 } }, { disc: { at: [3, 38], r: 14 } }] },
        ],
      },
      { name: 'node', role: 'accent', shape: [{ disc: { at: [50, 50], r: 15 } }], knock: '$gap' },
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

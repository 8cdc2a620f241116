import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'server',
  motifs: ['server'],
  words: [
    'server',
    'hosting',
    'database',
    'datacentre',
    'datacenter',
    'warehouse',
    'rack',
    'storage',
    'backup',
    'host',
    'cloud',
    'infrastructure',
    'node',
    'mainframe',
  ],
  industries: ['data', 'software', 'developer-tools'],
  moods: ['technical', 'strong', 'simple', 'modern'],
  ideas: ['precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Three servers in a rack, their lamps lit.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'rack',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [104, 28], r: 7 } },
          { fine: [{ subtract: { of: { box: { corner: [52, 10], size: [38, 8.6], r: 4.3 } } } }] },
          { subtract: { of: { disc: { at: [20, 14.2], r: 5.4 } } } },
          { repeat: { n: 3, by: [0, '28+$gap'] } },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'oak-tree',
  motifs: ['oak', 'tree', 'berry', 'plane-tree'],
  words: [
    'oak',
    'oaks',
    'tree',
    'trees',
    'planting',
    'plant',
    'community',
    'neighbourhood',
    'grove',
    'orchard',
    'woodland',
    'arbor',
    'canopy',
    'chêne',
    'eiche',
  ],
  industries: ['nonprofit', 'environment', 'gardening', 'education', 'agriculture', 'finance'],
  moods: ['natural', 'friendly', 'optimistic', 'honest', 'caring'],
  ideas: ['growth', 'shelter', 'connection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'One oak, three berries on its branches: neighbours with raised arms under one crown.',
    dials: { gap: { value: 8.3, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'oak',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [50, 43], r: [55, 47], n: 8, depth: 6 } }] },
          { plain: [{ disc: { at: [50, 42], r: [55, 47] } }] },
          {
            polygon: {
              points: [
                [38, 78],
                [62, 78],
                [64, 94],
                [74, 107],
                [26, 107],
                [36, 94],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [50, 75],
                      [50, 20],
                    ],
                    width: '$gap',
                  },
                },
                {
                  line: {
                    points: [
                      [21.5, 42],
                      [21.5, 60],
                      [50, 75],
                      [78.5, 60],
                      [78.5, 42],
                    ],
                    width: '$gap',
                    bend: 14,
                  },
                },
              ],
            },
          },
        ],
      },
      {
        name: 'berries',
        role: 'accent',
        knock: '$gap',
        shape: [
          { disc: { at: [50, 20.5], r: 6.3 } },
          { disc: { at: [21.5, 46], r: 6.3 } },
          { disc: { at: [78.5, 46], r: 6.3 } },
        ],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 46], r: [16, 14], n: 7, depth: 3 } },
    { bar: { from: [50, 50], to: [50, 67], width: 8 } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ladder',
  motifs: ['ladder', 'tree', 'apple'],
  words: [
    'ladder',
    'orchard',
    'picker',
    'apple',
    'harvest',
    'climb',
    'climber',
    'fruit',
    'cider',
    'rung',
    'arborist',
    'pruning',
    'tree',
    'grower',
    'fruiterer',
  ],
  industries: ['agriculture', 'gardening', 'food', 'environment', 'education'],
  moods: ['optimistic', 'natural', 'friendly', 'honest', 'adventurous'],
  ideas: ['growth', 'journey', 'guidance'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'An orchard ladder is the trunk; where it enters the crown it turns to paper.',
    dials: { weight: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'tree',
        role: 'lead',
        shape: [
          { fine: [{ scallop: { at: [50, 39], r: [49, 38], n: 8, depth: 5, turn: 22.5 } }] },
          { plain: [{ disc: { at: [50, 38], r: [46, 36] } }] },
          {
            exclude: {
              of: [
                { bar: { from: [37, 14], to: [32, 101], width: '$weight' } },
                { bar: { from: [63, 14], to: [68, 101], width: '$weight' } },
                { bar: { from: [34, 27], to: [66, 27], width: '$weight' } },
                { bar: { from: [34, 51], to: [66, 51], width: '$weight' } },
                { bar: { from: [34, 87], to: [66, 87], width: '$weight' } },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [42, 32], to: [42, 68], width: 6 } },
    { bar: { from: [58, 32], to: [58, 68], width: 6 } },
    { bar: { from: [42, 42], to: [58, 42], width: 6 } },
    { bar: { from: [42, 57], to: [58, 57], width: 6 } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moon-forest',
  motifs: ['moon', 'tree', 'pine'],
  words: [
    'forest',
    'wood',
    'woods',
    'grove',
    'moon',
    'night',
    'luna',
    'silva',
    '月',
    '森',
    'wald',
    'moonlight',
    'tsuki',
    'mori',
  ],
  industries: ['food', 'travel', 'hotel', 'wellness', 'environment'],
  moods: ['calm', 'natural', 'elegant', 'mysterious', 'dreamy'],
  ideas: ['harmony', 'shelter'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Three strokes of the knife, and a forest stands in the full moon.',
    dials: { stroke: { value: 17, min: 15.5, max: 18.5 } },
    parts: [
      {
        name: 'moon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { petal: { from: [52, 140], to: [52, 12], width: '$stroke+4' } },
                { fine: [{ petal: { from: [25, 140], to: [25, 40], width: '$stroke' } }] },
                { petal: { from: [78, 140], to: [78, 32], width: '$stroke' } },
                { round: { r: 2.5 } },
                { subtract: { of: { half: { through: [50, 78], facing: 180 } } } },
                { bar: { from: [-10, 77], to: [110, 77], width: 8.6 } },
              ],
            },
          },
        ],
      },
    ],
  },
};

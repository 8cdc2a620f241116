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
    idea: 'A full moon of sweet dough with three cuts of the knife: three trees, one above two, as in the sign for forest.',
    dials: { stroke: { value: 18, min: 17, max: 19 } },
    parts: [
      {
        name: 'moon',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { petal: { from: [50, 51], to: [50, 8], width: '$stroke', lean: -0.3 } },
                { petal: { from: [31, 89], to: [31, 46], width: '$stroke', lean: -0.3 } },
                { petal: { from: [69, 89], to: [69, 46], width: '$stroke', lean: -0.3 } },
                { fine: [{ round: { r: 2.8 } }] },
              ],
            },
          },
        ],
      },
    ],
  },
};

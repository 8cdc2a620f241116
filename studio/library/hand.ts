import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hand',
  motifs: ['hand', 'leaf'],
  words: [
    'hand',
    'thumb',
    'gardener',
    'finger',
    'gardening',
    'glove',
    'volunteer',
    'landscaper',
    'grow',
    'gloves',
    'horticulture',
  ],
  industries: ['gardening', 'environment'],
  moods: ['friendly', 'natural', 'caring', 'clever', 'handmade'],
  ideas: ['growth', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A gardener’s hand: the thumb is a leaf.',
    dials: { gap: { value: 8.3, min: 8.1, max: 8.6 } },
    parts: [
      {
        name: 'hand',
        role: 'lead',
        shape: [
          { box: { corner: [0, 12], size: [15, 56], r: 7.5 } },
          { box: { corner: ['15+$gap', -2], size: [15, 60], r: 7.5 } },
          { box: { corner: ['30+2*$gap', -6], size: [15, 60], r: 7.5 } },
          { box: { corner: ['45+3*$gap', 6], size: [15, 56], r: 7.5 } },
          {
            curve: {
              points: [
                [0, 48],
                ['60+3*$gap', 48],
                ['60+3*$gap', 60, 'smooth', 180],
                [66, 104],
                [32, 104],
                [0, 62, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'thumb',
        role: 'accent',
        shape: [{ petal: { from: [77, 100], to: [117, 32], width: 33 } }, { fine: [{ round: { r: 2 } }] }],
        knock: '$gap',
      },
    ],
  },
};

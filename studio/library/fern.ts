import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fern',
  motifs: ['fern', 'spiral', 'plant'],
  words: [
    'fern',
    'frond',
    'fiddlehead',
    'koru',
    'unfurl',
    'botanic',
    'botanical',
    'moss',
    'rainforest',
    'herbal',
    'farn',
    'fougere',
    'bracken',
  ],
  industries: ['gardening', 'wellness', 'beauty', 'flowers', 'environment', 'yoga'],
  moods: ['natural', 'calm', 'fresh', 'elegant', 'soft'],
  ideas: ['growth', 'transformation', 'flow'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A fern about to unroll: all that comes is already wound up in it.',
    dials: { weight: { value: 12, min: 11, max: 13 } },
    parts: [
      {
        name: 'frond',
        role: 'lead',
        shape: [
          {
            spiral: { at: [46, 40], from: 5, to: 38, turns: 1.5, width: '$weight', start: 270, cap: 'round' },
          },
          {
            line: {
              points: [
                [84, 40],
                [84, 44, 'smooth', 180],
                [70, 108],
              ],
              width: '$weight',
            },
          },
          { petal: { from: [78, 78], to: [34, 88], width: 18 } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
};

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
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A fern still rolled up at the tip, its first leaves already open.',
    dials: { weight: { value: 10.6, min: 10.2, max: 11 } },
    parts: [
      {
        name: 'frond',
        role: 'lead',
        shape: [
          {
            spiral: { at: [38, 30], from: 5, to: 32, turns: 1.2, width: '$weight', start: 18, cap: 'round' },
          },
          {
            line: {
              points: [
                [70, 29],
                [70, 34, 'smooth', 180],
                [54, 106],
              ],
              width: '$weight',
            },
          },
          { petal: { from: [66, 62], to: [108, 40], width: 22 } },
          { petal: { from: [58, 96], to: [102, 76], width: 22 } },
          { petal: { from: [60, 84], to: [10, 82], width: 22 } },
          { fine: [{ round: { r: 2.6, only: 'outer' } }] },
        ],
      },
    ],
  },
};

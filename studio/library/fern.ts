import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'fern',
  motifs: ['fern', 'spiral', 'plant', 'leaf'],
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
  inset: [
    { bar: { from: [50, 112], to: [50, 40], width: 16 } },
    { petal: { from: [50, 46], to: [50, -14], width: 28 } },
    [
      { petal: { from: [52, 114], to: [-6, 80], width: 22 } },
      { petal: { from: [52, 76], to: [0, 32], width: 22 } },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 9, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

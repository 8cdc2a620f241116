import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'birch',
  motifs: ['birch', 'tree'],
  words: [
    'birch',
    'birches',
    'birchwood',
    'bouleau',
    'birke',
    'betulla',
    'abedul',
    'silverbirch',
    'bark',
    'aspen',
    'poplar',
    'trunk',
    'trunks',
    'sapling',
    'sauna',
    'nordic',
    'scandinavian',
    'taiga',
    'coppice',
  ],
  industries: ['furniture', 'environment', 'architecture', 'construction', 'wellness'],
  moods: ['natural', 'calm', 'honest', 'modern', 'simple'],
  ideas: ['shelter', 'growth', 'harmony'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'Birches side by side, known by their bark.',
    dials: { gap: { value: 9, min: 8.6, max: 10 } },
    parts: [
      {
        name: 'trunks',
        role: 'lead',
        shape: [
          { box: { corner: [2, -4], size: [25, 108] } },
          { box: { corner: ['27+$gap', -4], size: [25, 108] } },
          { box: { corner: ['52+$gap*2', -4], size: [25, 108] } },
          { subtract: { of: { petal: { from: [-8, 26], to: [17, 26], width: 12 } } } },
          { fine: [{ subtract: { of: { petal: { from: [13, 78], to: [35, 78], width: 12 } } } }] },
          { subtract: { of: { petal: { from: ['38+$gap', 44], to: ['60+$gap', 44], width: 12 } } } },
          {
            fine: [
              { subtract: { of: { petal: { from: ['44+$gap*2', 66], to: ['66+$gap*2', 66], width: 12 } } } },
            ],
          },
          {
            fine: [
              { subtract: { of: { petal: { from: ['63+$gap*2', 18], to: ['90+$gap*2', 18], width: 12 } } } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [4, 0], size: [38, 100] } },
    { box: { corner: [58, 0], size: [38, 100] } },
    { subtract: { of: { petal: { from: [-10, 30], to: [26, 30], width: 20 } } } },
    { subtract: { of: { petal: { from: [74, 66], to: [110, 66], width: 20 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

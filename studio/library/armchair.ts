import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'armchair',
  motifs: ['armchair', 'chair'],
  words: [
    'armchair',
    'chair',
    'seat',
    'lounge',
    'upholstery',
    'upholsterer',
    'recliner',
    'cushion',
    'furniture',
    'sitting',
    'reading',
    'snug',
    'comfort',
    'living',
  ],
  industries: ['furniture', 'interior-design'],
  moods: ['cosy', 'warm', 'classic', 'friendly', 'elegant'],
  ideas: ['shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An armchair, deep and soft.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'back',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [20, 60],
                    [20, 20, 'smooth', 0],
                    [36, 2, 'smooth', 90],
                    [64, 2, 'smooth', 90],
                    [80, 20, 'smooth', 180],
                    [80, 60],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: [20, 2], size: [60, 58] } }] },
        ],
      },
      {
        name: 'arms',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [4, 46, 'smooth', 30],
                    [14, 40, 'smooth', 90],
                    [24, 50, 'smooth', 180],
                    [24, '63+$gap'],
                    [50, '63+$gap'],
                    [50, 90],
                    [10, 90, 3],
                    [2, 52, 'smooth', 355],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [2, 42],
                    [24, 42],
                    [24, '63+$gap'],
                    [50, '63+$gap'],
                    [50, 90],
                    [8, 90],
                  ],
                },
              },
            ],
          },
          { bar: { from: [20, 86], to: [16, 100], width: 9 } },
          { mirror: { line: { x: 50 } } },
        ],
        knock: '$gap',
      },
      {
        name: 'seat',
        role: 'second',
        shape: [
          { fine: [{ box: { corner: ['24+$gap', 47], size: ['52-2*$gap', 16], r: 4 } }] },
          { plain: [{ box: { corner: ['24+$gap', 47], size: ['52-2*$gap', 16] } }] },
        ],
        knock: { gap: '$gap', from: ['back'] },
      },
    ],
  },
  inset: [
    { box: { corner: [20, 0], size: [60, 70], r: [18, 18, 0, 0] } },
    { subtract: { of: { box: { corner: [0, 40], size: [100, 60] } } } },
    { box: { corner: [0, 46], size: [25, 50], r: 9 } },
    { box: { corner: [75, 46], size: [25, 50], r: 9 } },
    { box: { corner: [6, 66], size: [88, 30], r: 4 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

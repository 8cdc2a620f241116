import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'leaf-pair',
  motifs: ['leaf', 'plant'],
  words: [
    'leaf',
    'leaves',
    'pair',
    'tea',
    'herb',
    'herbal',
    'botanical',
    'partner',
    'together',
    'share',
    'natural',
    'organic',
    'foliage',
    'two',
  ],
  industries: ['environment', 'wellness', 'beauty', 'beverage', 'consulting', 'finance', 'healthcare'],
  moods: ['natural', 'calm', 'modern', 'simple', 'fresh'],
  ideas: ['two-become-one', 'balance', 'connection', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two leaves of one form, one resting on the other.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'one',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [66, 66], r: [46, 4, 46, 4] } },
          {
            fine: [
              { subtract: { of: { bar: { from: [-4, 70], to: [30, 36], width: '$gap', cap: 'round' } } } },
            ],
          },
        ],
      },
      {
        name: 'other',
        role: 'second',
        shape: [
          { box: { corner: [34, 34], size: [66, 66], r: [46, 4, 46, 4] } },
          {
            fine: [
              { subtract: { of: { bar: { from: [30, 104], to: [70, 64], width: '$gap', cap: 'round' } } } },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { bar: { from: [50, 106], to: [50, 50], width: 15 } },
    [{ petal: { from: [48, 66], to: [-6, 8], width: 40 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

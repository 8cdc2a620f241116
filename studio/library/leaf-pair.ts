import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'leaf-pair',
  motifs: ['leaf', 'handshake'],
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
  construction: 'interlock',
  letters: ['S'],
  mark: {
    blazon: 1,
    idea: 'Two leaves pass each other like two open hands, and hold.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'one',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [84, '50-$gap/2'], r: ['46-$gap/2', 4, '46-$gap/2', 4] } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    bar: { from: [-6, '54-$gap/2'], to: [46, '22-$gap/2'], width: '$gap', cap: 'round' },
                  },
                },
              },
              { round: { r: 2.5, only: 'outer' } },
            ],
          },
        ],
      },
      { name: 'other', role: 'second', shape: [{ use: { part: 'one' } }, { turn: { by: 180 } }] },
    ],
  },
  inset: [
    { box: { corner: [34, 35], size: [28, 11], r: [10, 1, 10, 1] } },
    { box: { corner: [38, 54], size: [28, 11], r: [10, 1, 10, 1] } },
  ],
};

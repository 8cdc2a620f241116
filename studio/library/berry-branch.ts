import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'berry-branch',
  motifs: ['berry', 'currant', 'mistletoe', 'leaf'],
  words: [
    'berry',
    'berries',
    'currant',
    'rowan',
    'elder',
    'sloe',
    'hawthorn',
    'holly',
    'jam',
    'preserve',
    'cordial',
    'juniper',
    'twig',
    'branch',
    'forage',
  ],
  industries: ['food', 'beverage', 'gardening', 'flowers', 'beauty', 'nonprofit'],
  moods: ['natural', 'fresh', 'handmade', 'elegant', 'rustic'],
  ideas: ['growth', 'contrast', 'balance'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A twig that bears leaves on one side and fruit on the other.',
    dials: { weight: { value: 9.4, min: 8.8, max: 10.2 } },
    parts: [
      {
        name: 'twig',
        role: 'lead',
        shape: [
          { bar: { from: [46, 101], to: [46, 30], width: '$weight' } },
          { petal: { from: [46, 40], to: [56, -2], width: 22 } },
          {
            fine: [
              { petal: { from: [46, 58], to: [6, 20], width: 20.5 } },
              { petal: { from: [46, 95], to: [6, 57], width: 20.5 } },
            ],
          },
          { plain: [{ petal: { from: [46, 82], to: [4, 34], width: 30 } }] },
          { round: { r: 3, only: 'inner' } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'berries',
        role: 'accent',
        shape: [
          { disc: { at: ['46+$weight/2+8.8+11', 56], r: 11 } },
          { disc: { at: ['46+$weight/2+8.8+11', 87], r: 11 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, 106], to: [50, 24], width: 19 } },
    { disc: { at: [50, 12], r: 20 } },
    [
      {
        line: {
          points: [
            [50, 86],
            [6, 64],
          ],
          width: 19,
          cap: 'flat',
        },
      },
      { disc: { at: [6, 54], r: 20 } },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chair',
  motifs: ['chair', 'table'],
  words: [
    'chair',
    'seat',
    'seating',
    'furniture',
    'sit',
    'stool',
    'joinery',
    'woodwork',
    'upholstery',
    'interior',
    'workshop',
    'design',
    'home',
  ],
  industries: ['furniture', 'interior-design', 'design', 'crafts', 'retail'],
  moods: ['simple', 'modern', 'handmade', 'honest', 'timeless', 'precise'],
  ideas: ['craft', 'balance', 'precision'],
  construction: 'letter-object',
  letters: ['h'],
  mark: {
    blazon: 1,
    idea: 'A small h with a cushion on its shoulder is a chair.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 }, weight: { value: 19, min: 17, max: 21 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { box: { corner: [8, 0], size: ['$weight', 100] } },
          { box: { corner: [8, 50], size: [84, 50], r: [0, 22, 0, 0] } },
          { subtract: { of: { box: { corner: ['8+$weight', '50+$weight'], size: ['84-2*$weight', 60] } } } },
        ],
      },
      {
        name: 'cushion',
        role: 'accent',
        shape: {
          box: { corner: ['8+$weight+$gap', '50-$gap-20'], size: ['84-$weight-$gap', 20], r: [4, 10, 10, 4] },
        },
      },
    ],
  },
  inset: [
    { box: { corner: [35, 33], size: [9, 34] } },
    { box: { corner: [35, 48], size: [30, 9] } },
    { box: { corner: [56, 48], size: [9, 19] } },
  ],
};

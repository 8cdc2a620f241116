import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sofa',
  motifs: ['chair', 'bed'],
  words: [
    'sofa',
    'couch',
    'settee',
    'armchair',
    'lounge',
    'living',
    'upholstery',
    'upholsterer',
    'cushion',
    'furnishing',
    'homeware',
    'staging',
    'comfort',
    'therapist',
    'counselling',
  ],
  industries: ['furniture', 'interior-design', 'retail', 'real-estate', 'wellness'],
  moods: ['cosy', 'modern', 'soft', 'friendly', 'calm'],
  ideas: ['shelter', 'harmony', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two arms, one back and a place kept free: the cushion marks it.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'back',
        role: 'lead',
        shape: [{ box: { corner: [10, 2], size: [80, 60], r: [22, 22, 0, 0] } }],
      },
      {
        name: 'cushion',
        role: 'accent',
        knock: '$gap',
        shape: { fine: [{ box: { corner: ['80-$gap-22', '58-$gap-22'], size: [22, 22], r: 6 } }] },
      },
      {
        name: 'arms',
        role: 'lead',
        knock: '$gap',
        shape: [
          { box: { corner: [0, 34], size: [20, 52], r: [10, 10, 4, 4] } },
          { mirror: { line: { x: 50 } } },
          { box: { corner: [10, 58], size: [80, 28], r: [0, 0, 4, 4] } },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'high-heel',
  motifs: ['high-heel', 'shoe'],
  words: [
    'heel',
    'stiletto',
    'shoe',
    'footwear',
    'cinderella',
    'slipper',
    'catwalk',
    'glamour',
    'boutique',
    'shoemaker',
  ],
  industries: ['fashion'],
  moods: ['elegant', 'feminine', 'luxurious', 'sensual', 'bold'],
  ideas: ['balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A court shoe from the side in one line, from the heel over the arch to the toe.',
    dials: { soft: { value: 2.4, min: 2, max: 2.8 } },
    parts: [
      {
        name: 'shoe',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [5, 11],
                [17, 8, 'smooth', 105],
                [35, 36, 'smooth', 150],
                [60, 54, 'smooth', 95],
                [71, 50],
                [87, 65, 'smooth', 126],
                [105, 93, 'smooth', 172],
                [98, 97, 'smooth', 270],
                [77, 97, 'smooth', 278],
                [51, 78, 'smooth', 318],
                [19, 49, 'smooth', 308],
                [8, 58],
                [-4, 97],
                [-13, 97],
                [-2, 36, 'smooth', 7],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
        ],
      },
    ],
  },
};

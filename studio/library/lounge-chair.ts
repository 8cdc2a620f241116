import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lounge-chair',
  motifs: ['armchair', 'chair'],
  words: [
    'armchair',
    'armchairs',
    'lounge',
    'lounger',
    'recliner',
    'midcentury',
    'danish',
    'teak',
    'seat',
    'seating',
    'furniture',
    'sit',
    'sessel',
    'fauteuil',
    'sillón',
    'poltrona',
    'fåtölj',
    'koltuk',
    'πολυθρόνα',
    'кресло',
    'كرسي',
  ],
  industries: ['furniture', 'interior-design'],
  moods: ['modern', 'retro', 'simple', 'calm', 'elegant'],
  ideas: ['balance', 'shelter', 'craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An easy chair from the side: back, seat and arm in one line of bent wood.',
    dials: { weight: { value: 11, min: 10, max: 12 } },
    parts: [
      {
        name: 'chair',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [8, -2],
                [34, 72],
                [97, 64],
              ],
              width: 23,
            },
          },
          { fine: [{ round: { r: 5 } }] },
          {
            line: {
              points: [
                [22, 38],
                [94, 32],
                [104, 112],
              ],
              width: '$weight',
              bend: 6,
            },
          },
          { bar: { from: [32, 68], to: [4, 116], width: '$weight' } },
          { intersect: { of: { half: { through: [50, 107], facing: 0 } } } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [8, -2],
          [34, 72],
          [97, 64],
        ],
        width: 25,
      },
    },
    {
      line: {
        points: [
          [22, 36],
          [94, 30],
          [104, 112],
        ],
        width: 14,
      },
    },
    { bar: { from: [32, 68], to: [4, 116], width: 14 } },
    { intersect: { of: { half: { through: [50, 108], facing: 0 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'saw',
  motifs: ['saw'],
  words: [
    'saw',
    'sawmill',
    'lumber',
    'timber',
    'wood',
    'woodwork',
    'woodworking',
    'carpenter',
    'carpentry',
    'joiner',
    'joinery',
    'plank',
    'blade',
    'workshop',
    'sawyer',
    'sawdust',
    'cabinetmaker',
  ],
  industries: ['crafts', 'hardware-tools', 'construction', 'furniture', 'manufacturing'],
  moods: ['honest', 'strong', 'energetic', 'handmade', 'optimistic'],
  ideas: ['craft', 'precision', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A hand saw.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                ['34+$gap', 24],
                [126, 38],
                [126, 60],
                [118, 54],
                [110, 64],
                [102, 56],
                [94, 66],
                [86, 58],
                [78, 68],
                [70, 60],
                [62, 70],
                [54, 62],
                ['34+$gap', 72],
              ],
            },
          },
          { fine: [{ round: { r: 1.6 } }] },
          { turn: { by: -35 } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [34, 22, 3],
                [34, 76, 3],
                [20, 80, 'smooth', 270],
                [-2, 78, 'smooth', 300],
                [-4, 40, 'smooth', 10],
                [0, 20, 3],
                [16, 24, 'smooth', 90],
              ],
            },
          },
          { subtract: { of: { box: { corner: [8, 38], size: [14, 28], r: 7 } } } },
          { turn: { by: -35 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [20, 24],
          [126, 38],
          [126, 60],
          [34, 74],
          [-4, 80],
          [-4, 20],
        ],
      },
    },
    { subtract: { of: { box: { corner: [10, 38], size: [16, 26], r: 7 } } } },
    { turn: { by: -35 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'piano',
  motifs: ['piano'],
  words: [
    'piano',
    'pianist',
    'grand',
    'keyboard',
    'concerto',
    'recital',
    'sonata',
    'steinway',
    'conservatory',
    'composer',
    'concert',
    'keys',
    'klavier',
    'flugel',
  ],
  industries: ['music'],
  moods: ['elegant', 'classic', 'bold', 'timeless', 'simple'],
  ideas: ['harmony', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A grand piano is a wing, and its keys are the feathers.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.8 } },
    parts: [
      {
        name: 'wing',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 4, 6],
                [24, 4, 'smooth', 100],
                [54, 22, 'smooth', 120],
                [86, 26, 'smooth', 90],
                [104, 30, 10],
                [104, 64],
                [-2, 64],
              ],
            },
          },
          {
            fine: [
              [
                { box: { corner: [-2, 40], size: [10.2, 62], r: [0, 0, 5.1, 5.1] } },
                { repeat: { n: 6, by: [19.16, 0] } },
              ],
            ],
          },
          {
            plain: [[{ box: { corner: [-2, 40], size: [10.2, 62] } }, { repeat: { n: 6, by: [19.16, 0] } }]],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 4], size: [104, 92], r: 6 } },
    {
      subtract: {
        of: [
          { box: { corner: [21, -4], size: [20, 62], r: 0 } },
          { box: { corner: [59, -4], size: [20, 62], r: 0 } },
        ],
      },
    },
    {
      subtract: {
        of: [
          { box: { corner: [24.5, 50], size: [13, 60], r: 0 } },
          { box: { corner: [62.5, 50], size: [13, 60], r: 0 } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

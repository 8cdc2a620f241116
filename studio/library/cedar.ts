import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cedar',
  motifs: ['tree', 'fir'],
  words: ['cedar', 'cedars', 'conifer', 'lebanon', 'arboretum', 'evergreen', 'zeder', 'cèdre', 'cedro'],
  industries: ['environment', 'finance', 'real-estate', 'hotel', 'gardening', 'furniture'],
  moods: ['calm', 'timeless', 'natural', 'strong', 'elegant'],
  ideas: ['growth', 'shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A cedar holds its level branches out like tables.',
    dials: { soft: { value: 3, min: 2, max: 4 } },
    parts: [
      {
        name: 'cedar',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [20, 16],
                [34, 2, 'smooth', 80],
                [66, 0, 'smooth', 90],
                [88, 16],
              ],
            },
          },
          {
            curve: {
              points: [
                [-4, 43],
                [10, 29, 'smooth', 75],
                [32, 25, 'smooth', 90],
                [56, 43],
              ],
            },
          },
          {
            curve: {
              points: [
                [46, 57],
                [66, 38, 'smooth', 88],
                [88, 42, 'smooth', 105],
                [106, 57],
              ],
            },
          },
          {
            curve: {
              points: [
                [-2, 76],
                [14, 61, 'smooth', 75],
                [34, 57, 'smooth', 92],
                [56, 76],
              ],
            },
          },
          {
            polygon: {
              points: [
                [45, 10],
                [55, 10],
                [58, 86],
                [66, 100],
                [34, 100],
                [42, 86],
              ],
            },
          },
          { fine: [{ round: { r: '$soft' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [14, 24],
          [50, 0, 'smooth', 90],
          [86, 24],
        ],
      },
    },
    {
      curve: {
        points: [
          [-2, 66],
          [50, 38, 'smooth', 90],
          [102, 66],
        ],
      },
    },
    { box: { corner: [41, 10], size: [18, 92] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'plane-tool',
  motifs: ['plane-tool'],
  words: [
    'planer',
    'joiner',
    'joinery',
    'woodworker',
    'woodworking',
    'carpenter',
    'carpentry',
    'cabinetmaker',
    'shavings',
    'bench',
    'hobel',
    'tischler',
    'schreiner',
    'rabot',
    'menuisier',
    'pialla',
    'falegname',
    'schaaf',
    'hyvel',
  ],
  industries: ['crafts', 'furniture', 'construction', 'hardware-tools', 'interior-design'],
  moods: ['handmade', 'honest', 'rustic', 'classic', 'strong'],
  ideas: ['craft', 'precision', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: "A joiner's plane, its iron set.",
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-4, 66, 4],
                [106, 66, 4],
                [106, 83, 3],
                [-4, 83, 3],
              ],
            },
          },
          {
            curve: {
              points: [
                [0, 70],
                [10, 46, 'smooth', 0],
                [-2, 18, 6],
                [17, 3, 'smooth', 90],
                [34, 42, 'smooth', 165],
                [39, 70],
              ],
            },
          },
          {
            limb: {
              points: [
                [91, 70, 8],
                [91, 46, 7],
                [91, 26, 14.5],
              ],
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
        ],
      },
      {
        name: 'iron',
        role: 'accent',
        shape: {
          polygon: {
            points: [
              [57, '66-$gap'],
              [44, 8],
              [60, 4],
              [74, '66-$gap'],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 64, 4],
          [106, 64, 4],
          [106, 92, 3],
          [-4, 92, 3],
        ],
      },
    },
    {
      curve: {
        points: [
          [0, 70],
          [9, 46, 'smooth', 0],
          [-4, 20, 6],
          [16, 6, 'smooth', 90],
          [35, 42, 'smooth', 165],
          [42, 70],
        ],
      },
    },
    {
      limb: {
        points: [
          [90, 70, 10],
          [90, 30, 15],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

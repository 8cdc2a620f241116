import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bat',
  motifs: ['bat', 'moon'],
  words: [
    'bat',
    'vampire',
    'dracula',
    'cave',
    'nocturnal',
    'night',
    'roost',
    'halloween',
    'gothic',
    'fledermaus',
    'pipistrelle',
    'belfry',
    'dusk',
    'sonar',
  ],
  industries: ['games', 'bar', 'music'],
  moods: ['mysterious', 'edgy', 'quirky', 'clever'],
  ideas: ['contrast', 'shelter'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bat asleep on its beam, wrapped in its own umbrella.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bat',
        role: 'lead',
        shape: [
          { box: { corner: [4, -2], size: [92, 11], r: 3 } },
          { box: { corner: [34, 0], size: [10, 26] } },
          { box: { corner: [56, 0], size: [10, 26] } },
          {
            curve: {
              points: [
                [36, 20],
                [64, 20],
                [88, 62, 'smooth', 180],
                [70, 84],
                [30, 84],
                [12, 62, 'smooth', 0],
              ],
            },
          },
          { disc: { at: [50, 80], r: 20 } },
          [
            {
              polygon: {
                points: [
                  [32, 84],
                  [50, 96],
                  [34, 110],
                ],
                round: 2,
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [26, 86],
                    [30, 66, 'smooth', 45],
                    [50, 56, 'smooth', 90],
                    [70, 66, 'smooth', 135],
                    [74, 86],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [42, 80], r: 4.6 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 16, 2],
          [34, 38],
          [38, 16, 2],
          [50, 28],
          [62, 16, 2],
          [66, 38],
          [100, 16, 2],
          [86, 74, 2],
          [50, 90, 2],
          [14, 74, 2],
        ],
      },
    },
    { subtract: { of: [{ disc: { at: [28, 88], r: 17 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cello',
  motifs: ['cello'],
  words: [
    'cello',
    'cellos',
    'cellist',
    'violoncello',
    'contrabass',
    'bassist',
    'quartet',
    'chamber',
    'conservatory',
    'cellokurs',
    'violoncelle',
    'violonchelo',
  ],
  industries: ['music'],
  moods: ['elegant', 'calm', 'classic', 'timeless', 'warm'],
  ideas: ['harmony', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cello stands on its endpin; the bow leans beside it.',
    dials: { gap: { value: 12, min: 11.6, max: 13 } },
    parts: [
      {
        name: 'cello',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [38, 28, 'smooth', 90],
                [61, 42, 'smooth', 180],
                [60, 54],
                [52, 66, 'smooth', 180],
                [64, 77],
                [71, 90, 'smooth', 180],
                [38, 108, 'smooth', 270],
                [5, 90, 'smooth', 0],
                [12, 77],
                [24, 66, 'smooth', 0],
                [16, 54],
                [15, 42, 'smooth', 0],
              ],
            },
          },
          {
            polygon: {
              points: [
                [32.6, 32],
                [33.4, -8],
                [42.6, -8],
                [43.4, 32],
              ],
            },
          },
          { disc: { at: [38, -9], r: 8.6 } },
          { bar: { from: [24, 5], to: [52, 5], width: 9.2 } },
          { bar: { from: [38, 104], to: [38, 120], width: 10 } },
          {
            fine: [
              { round: { r: 1.4, only: 'outer' } },
              {
                subtract: {
                  of: {
                    polygon: {
                      points: [
                        [32, 76],
                        [44, 76],
                        [42.4, 95],
                        [33.6, 95],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { bar: { from: [38, 74], to: [38, 96], width: 11 } } } }] },
        ],
      },
      {
        name: 'bow',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    ['73+$gap', -12, 3],
                    ['83+$gap', -12, 3],
                    ['84+$gap', 120, 2],
                    ['69+$gap', 120, 2],
                    ['69+$gap', 103, 2],
                    ['73.4+$gap', 97],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    ['73+$gap', -12],
                    ['83+$gap', -12],
                    ['84+$gap', 120],
                    ['70+$gap', 120],
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [38, 28, 'smooth', 90],
          [61, 42, 'smooth', 180],
          [60, 54],
          [52, 66, 'smooth', 180],
          [64, 77],
          [71, 90, 'smooth', 180],
          [38, 108, 'smooth', 270],
          [5, 90, 'smooth', 0],
          [12, 77],
          [24, 66, 'smooth', 0],
          [16, 54],
          [15, 42, 'smooth', 0],
        ],
      },
    },
    { bar: { from: [38, -14], to: [38, 40], width: 15 } },
    { bar: { from: [38, 100], to: [38, 120], width: 13 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

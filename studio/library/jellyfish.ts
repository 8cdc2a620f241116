import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'jellyfish',
  motifs: ['jellyfish'],
  words: [
    'jellyfish',
    'medusa',
    'qualle',
    'méduse',
    'meduse',
    'medusas',
    'tentacle',
    'kwal',
    'manet',
    'медуза',
    'クラゲ',
    '水母',
  ],
  industries: ['marine'],
  moods: ['dreamy', 'calm', 'modern', 'mysterious', 'soft'],
  ideas: ['flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A jellyfish on its way: the bell leans, the arms follow.',
    dials: { weight: { value: 10.8, min: 10.6, max: 11 } },
    parts: [
      {
        name: 'jellyfish',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [48, -8, 'smooth', 90],
                [96, 40, 'smooth', 180],
                [90, 52, 'smooth', 270],
                [6, 52, 'smooth', 270],
                [0, 40, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [13, 46],
                    [13, 58, 'smooth', 180],
                    [5, 74, 'smooth', 190],
                    [9, 86],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [37, 46],
                    [37, 62, 'smooth', 180],
                    [29, 82, 'smooth', 190],
                    [35, 105],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [61, 46],
                    [61, 60, 'smooth', 180],
                    [53, 80, 'smooth', 190],
                    [59, 101],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [85, 46],
                    [85, 56, 'smooth', 180],
                    [77, 70, 'smooth', 190],
                    [81, 81],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
              { round: { r: 5, only: 'inner' } },
            ],
          },
          {
            plain: [
              { box: { corner: [8, 46], size: [12, 40], r: 6 } },
              { box: { corner: [31, 46], size: [12, 58], r: 6 } },
              { box: { corner: [54, 46], size: [12, 52], r: 6 } },
              { box: { corner: [77, 46], size: [12, 36], r: 6 } },
            ],
          },
          { turn: { by: 24 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -2, 'smooth', 90],
          [98, 44, 'smooth', 180],
          [92, 54, 'smooth', 270],
          [8, 54, 'smooth', 270],
          [2, 44, 'smooth', 0],
        ],
      },
    },
    { box: { corner: [12, 50], size: [18, 42], r: 9 } },
    { box: { corner: [41, 50], size: [18, 54], r: 9 } },
    { box: { corner: [70, 50], size: [18, 42], r: 9 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sunglasses',
  motifs: ['sunglasses', 'glasses'],
  words: ['sunglasses', 'shades', 'sunnies', 'goggles', 'beach', 'summer', 'cool', 'polarised', 'aviator'],
  industries: ['eyewear'],
  moods: ['cheerful', 'bold', 'friendly', 'retro', 'youthful'],
  ideas: ['harmony', 'contrast'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Dark glasses, laid down with the light on them.',
    dials: { weight: { value: 9.8, min: 9.4, max: 10.6 } },
    parts: [
      {
        name: 'glasses',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 39], size: [46, 49], r: [7, 7, 18, 23] } },
          {
            line: {
              points: [
                [3, 50],
                [14, 20],
                [32, 17],
              ],
              width: '$weight',
              cap: 'round',
              bend: 10,
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            line: {
              points: [
                [40, 50],
                [50, 46, 'via'],
                [60, 50],
              ],
              width: '$weight',
            },
          },
          {
            fine: [
              { round: { r: 2, only: 'inner' } },
              {
                subtract: {
                  of: [
                    { bar: { from: [14, 69], to: [25, 58], width: 8.4, cap: 'round' } },
                    { bar: { from: [69, 69], to: [80, 58], width: 8.4, cap: 'round' } },
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
    [{ box: { corner: [-2, 30], size: [44, 42], r: [8, 8, 22, 22] } }, { mirror: { line: { x: 50 } } }],
    { box: { corner: [0, 26], size: [100, 13], r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

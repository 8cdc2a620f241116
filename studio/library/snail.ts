import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'snail',
  motifs: ['snail', 'spiral'],
  words: ['snail', 'slow', 'escargot', 'pace', 'slug', 'trail', 'gastropod'],
  industries: ['gardening', 'childcare', 'toys'],
  moods: ['playful', 'quirky', 'friendly', 'cheerful', 'youthful'],
  ideas: ['craft', 'journey', 'shelter'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A snail in one line: it winds its house first and then goes for a walk.',
    dials: { weight: { value: 12.4, min: 11.8, max: 12.9 } },
    parts: [
      {
        name: 'snail',
        role: 'lead',
        shape: [
          { spiral: { at: [42, 46], from: 4, to: 36, turns: 1.5, width: '$weight', start: 0, cap: 'round' } },
          {
            line: {
              points: [
                [42, 82],
                [96, 82],
                [96, 48],
              ],
              width: '$weight',
              bend: 12,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [96, 50],
                    [86, 24],
                  ],
                  width: 8.6,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [96, 50],
                    [108, 26],
                  ],
                  width: 8.6,
                  cap: 'round',
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [60, 42], r: 48 } },
    { box: { corner: [-8, 82], size: [120, 24], r: [8, 12, 12, 12] } },
    {
      limb: {
        points: [
          [6, 92, 14],
          [-2, 46, 13],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    {
      subtract: {
        of: { spiral: { at: [60, 48], from: 0, to: 22, turns: 0.6, width: 16, start: 60, cap: 'round' } },
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

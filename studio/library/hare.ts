import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hare',
  motifs: ['hare', 'rabbit'],
  words: [
    'hare',
    'rabbit',
    'bunny',
    'leveret',
    'lapin',
    'hase',
    'hop',
    'burrow',
    'warren',
    'march',
    'meadow',
    'usagi',
  ],
  industries: ['food', 'beauty', 'childcare', 'toys', 'fashion', 'agriculture', 'cafe'],
  moods: ['soft', 'calm', 'natural', 'cute', 'fresh'],
  ideas: ['speed', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A hare that listens: two ears like leaves, one round back, one bright tail.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'hare',
        role: 'lead',
        shape: [
          { disc: { at: [40, 69], r: 32 } },
          { box: { corner: [40, 85], size: [40, 16], r: [0, 8, 8, 0] } },
          {
            limb: {
              points: [
                [54, 64, 20],
                [64, 46, 16],
              ],
            },
          },
          {
            limb: {
              points: [
                [66, 48, 13],
                [76, 54, 8],
              ],
            },
          },
          { petal: { from: [58, 52], to: [24, -2], width: 20, lean: 0.1 } },
          { petal: { from: [66, 50], to: [80, -7], width: 20, lean: 0.1 } },
          { fine: [{ round: { r: 4, only: 'inner' } }, { round: { r: 3, only: 'outer' } }] },
        ],
      },
      { name: 'tail', role: 'accent', knock: '$gap', shape: { disc: { at: [18, 89], r: 12.5 } } },
    ],
  },
  inset: [
    [
      {
        limb: {
          points: [
            [34, 46, 11],
            [24, -4, 11],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { disc: { at: [50, 72], r: [38, 34] } },
    { round: { r: 6, only: 'inner' } },
    { subtract: { of: [{ disc: { at: [34, 70], r: 7.6 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

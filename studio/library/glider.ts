import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'glider',
  motifs: ['glider'],
  words: [
    'glider',
    'gliders',
    'gliding',
    'sailplane',
    'soaring',
    'soar',
    'updraft',
    'segelflug',
    'planeur',
    'planeador',
    'aliante',
  ],
  industries: ['aviation'],
  moods: ['calm', 'dreamy', 'adventurous', 'simple', 'fresh'],
  ideas: ['flow', 'journey', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A sailplane leans into the turn.',
    dials: { wing: { value: 13, min: 12.2, max: 14 } },
    parts: [
      {
        name: 'glider',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -2, 'smooth', 90],
                [58, 14, 'smooth', 180],
                [54.4, 92],
                [45.6, 92],
                [42, 14, 'smooth', 0],
              ],
            },
          },
          {
            curve: {
              points: [
                [50, 22],
                [90, 26, 'smooth', 95],
                [117, 34],
                [117, 40],
                [90, '27+$wing', 'smooth', 275],
                [50, '24+$wing'],
                [10, '27+$wing', 'smooth', 265],
                [-17, 40],
                [-17, 34],
                [10, 26, 'smooth', 85],
              ],
            },
          },
          { bar: { from: [33, 90], to: [67, 90], width: 9.6 } },
          { fine: [{ round: { r: 2.4 } }] },
          { turn: { by: 38 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [50, 0], to: [50, 92], width: 12 } },
    { bar: { from: [-17, 36], to: [117, 36], width: 14 } },
    { bar: { from: [33, 90], to: [67, 90], width: 12 } },
    { turn: { by: 38 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

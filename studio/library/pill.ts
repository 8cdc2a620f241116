import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pill',
  motifs: ['pill', 'leaf'],
  words: [
    'pill',
    'capsule',
    'pharmacy',
    'pharmacist',
    'chemist',
    'apothecary',
    'remedy',
    'medicine',
    'supplement',
    'vitamin',
    'herbal',
    'herb',
    'tablet',
    'dose',
    'naturopath',
    'prescription',
    'dispensary',
  ],
  industries: ['healthcare', 'wellness', 'chemistry', 'beauty'],
  moods: ['natural', 'caring', 'clean', 'fresh', 'trustworthy'],
  ideas: ['two-become-one', 'transformation', 'growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A capsule, one half made in the laboratory, the other half grown.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'capsule',
        role: 'lead',
        shape: [
          { box: { corner: [26, '52+$gap/2'], size: [48, 52], r: [0, 0, 24, 24] } },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'leaf',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [26, '52-$gap/2'],
                [26, 34, 'smooth', 0],
                [50, -16],
                [74, 34, 'smooth', 180],
                [74, '52-$gap/2'],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: [{ bar: { from: [50, 22], to: [50, 60], width: '$gap', cap: 'round' } }] } },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [42, 52], size: [16, 17], r: [0, 0, 8, 8] } },
    {
      curve: {
        points: [
          [42, 47],
          [42, 41, 'smooth', 0],
          [50, 31],
          [58, 41, 'smooth', 180],
          [58, 47],
        ],
      },
    },
    { turn: { by: 45 } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'slippers',
  motifs: ['slipper', 'shoe'],
  words: [
    'slipper',
    'slippers',
    'hausschuh',
    'hausschuhe',
    'pantoffel',
    'pantoffeln',
    'pantoufle',
    'pantoufles',
    'pantofola',
    'pantofole',
    'pantufa',
    'pantufas',
    'tofflor',
    'terlik',
    'babouche',
    'mules',
    'felt',
    'home',
    'cosy',
  ],
  industries: ['fashion', 'retail', 'hotel', 'wellness'],
  moods: ['cosy', 'warm', 'friendly', 'soft'],
  ideas: ['two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pair of slippers, as they stand by the bed.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'toes',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [24, -4, 'smooth', 90],
                    [46, 26, 'smooth', 180],
                    [40, 58, 'smooth', 185],
                    [42, 84, 'smooth', 180],
                    [24, 104, 'smooth', 270],
                    [6, 84, 'smooth', 0],
                    [8, 58, 'smooth', 355],
                    [2, 26, 'smooth', 0],
                  ],
                },
              },
              {
                intersect: {
                  of: {
                    curve: {
                      points: [
                        [-20, -20],
                        [70, -20],
                        [70, 54],
                        [46, 45],
                        [24, 38, 'smooth', 270],
                        [2, 45],
                        [-20, 54],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { plain: [{ box: { corner: [3, -4], size: [42, 44], r: [21, 21, 0, 0] } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'soles',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [24, -4, 'smooth', 90],
                    [46, 26, 'smooth', 180],
                    [40, 58, 'smooth', 185],
                    [42, 84, 'smooth', 180],
                    [24, 104, 'smooth', 270],
                    [6, 84, 'smooth', 0],
                    [8, 58, 'smooth', 355],
                    [2, 26, 'smooth', 0],
                  ],
                },
              },
              {
                subtract: {
                  of: {
                    curve: {
                      points: [
                        [-20, -20],
                        [70, -20],
                        [70, 54],
                        [46, 45],
                        [24, 38, 'smooth', 270],
                        [2, 45],
                        [-20, 54],
                      ],
                    },
                  },
                  gap: '$gap',
                },
              },
            ],
          },
          { plain: [{ box: { corner: [6, '40+$gap'], size: [36, '64-$gap'], r: [0, 0, 18, 18] } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [24, -4, 'smooth', 90],
          [46, 26, 'smooth', 180],
          [40, 58, 'smooth', 185],
          [42, 84, 'smooth', 180],
          [24, 104, 'smooth', 270],
          [6, 84, 'smooth', 0],
          [8, 58, 'smooth', 355],
          [2, 26, 'smooth', 0],
        ],
      },
    },
    { mirror: { line: { x: 50 } } },
    { subtract: { of: { bar: { from: [-10, 44], to: [110, 44], width: 12 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

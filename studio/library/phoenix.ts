import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'phoenix',
  motifs: ['phoenix'],
  words: [
    'phoenix',
    'phoenixes',
    'phönix',
    'phénix',
    'fénix',
    'fenice',
    'feniks',
    'anka',
    'феникс',
    'rebirth',
    'reborn',
    'risen',
    'ashes',
    'renewal',
    'resurrect',
  ],
  industries: ['energy', 'nonprofit'],
  moods: ['bold', 'strong', 'optimistic', 'energetic'],
  ideas: ['transformation', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A phoenix rises; the fire it leaves stands between its tail feathers.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'phoenix',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [50, 84],
                  [92, 60, 'smooth', 45],
                  [109, 0],
                  [94, 30, 'smooth', 215],
                  [85, 38],
                  [84, 4],
                  [71, 36, 'smooth', 210],
                  [62, 46],
                  [50, 50],
                ],
              },
            },
            { petal: { from: [50, 56], to: [82, 116], width: 22 } },
            { mirror: { line: { x: 50 } } },
          ],
          {
            curve: {
              points: [
                [40, 50],
                [41, 20, 'smooth', 0],
                [52, 8, 'smooth', 90],
                [72, 22],
                [59, 27],
                [60, 50],
              ],
            },
          },
          { fine: [{ round: { r: 2.8 } }] },
          { plain: [{ round: { r: 2.8, only: 'outer' } }] },
        ],
      },
      {
        name: 'flame',
        role: 'accent',
        knock: '$gap',
        shape: [{ drop: { at: [50, 104], r: 11, tip: [50, 72] } }],
      },
    ],
  },
  inset: [
    [
      {
        curve: {
          points: [
            [50, 84],
            [92, 60, 'smooth', 45],
            [109, 0],
            [94, 30, 'smooth', 215],
            [85, 38],
            [84, 4],
            [71, 36, 'smooth', 210],
            [62, 46],
            [50, 50],
          ],
        },
      },
      { petal: { from: [50, 56], to: [82, 116], width: 22 } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      curve: {
        points: [
          [40, 50],
          [41, 20, 'smooth', 0],
          [52, 8, 'smooth', 90],
          [72, 22],
          [59, 27],
          [60, 50],
        ],
      },
    },
    { subtract: { of: { drop: { at: [50, 110], r: 16, tip: [50, 62] } } } },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'palette',
  motifs: ['palette'],
  words: [
    'palette',
    'paint',
    'painter',
    'painting',
    'pigment',
    'artist',
    'art',
    'colour',
    'gallery',
    'easel',
    'watercolour',
    'studio',
  ],
  industries: ['gallery', 'design'],
  moods: ['creative', 'warm', 'playful'],
  ideas: ['craft', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A painter’s palette: the notch for the hand, wells that grow along the rim.',
    dials: { soft: { value: 6.6, min: 6, max: 7.2 } },
    parts: [
      {
        name: 'palette',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [52, 2, 'smooth', 90],
                [106, 44, 'smooth', 180],
                [88, 62, 'smooth', 265],
                [67, 77, 'smooth', 190],
                [48, 99, 'smooth', 270],
                [-4, 52, 'smooth', 0],
              ],
            },
          },
          {
            subtract: {
              of: [{ disc: { at: [44, 76], r: [11, 8] } }, { turn: { by: -30, about: [44, 76] } }],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [19, 50], r: '$soft-1.2' } },
                    { disc: { at: [35, 25], r: '$soft' } },
                    { disc: { at: [67, 21], r: '$soft+1.4' } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: [{ disc: { at: [35, 25], r: '$soft' } }] } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [52, 2, 'smooth', 90],
          [106, 44, 'smooth', 180],
          [88, 62, 'smooth', 265],
          [67, 77, 'smooth', 190],
          [48, 99, 'smooth', 270],
          [-4, 52, 'smooth', 0],
        ],
      },
    },
    { subtract: { of: { disc: { at: [36, 34], r: 13 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'manta-ray',
  motifs: ['manta-ray', 'fish'],
  words: ['manta', 'mantaray', 'stingray', 'devilfish', 'mantarraya'],
  industries: ['marine', 'travel', 'sports', 'aviation'],
  moods: ['calm', 'elegant', 'adventurous', 'modern'],
  ideas: ['flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A manta ray flies under water.',
    dials: {
      weight: {
        value: 9.4,
        min: 9,
        max: 10,
      },
    },
    parts: [
      {
        name: 'manta',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 18],
                [57, 16],
                [59, 0],
                [69, 2, 'smooth', 165],
                [71, 22, 'smooth', 125],
                [98, 40, 'smooth', 115],
                [116, 62],
                [90, 60, 'smooth', 275],
                [62, 82, 'smooth', 225],
                [50, 96],
                [38, 82, 'smooth', 315],
                [10, 60, 'smooth', 265],
                [-16, 62],
                [2, 40, 'smooth', 65],
                [29, 22, 'smooth', 55],
                [31, 2, 'smooth', 15],
                [41, 0],
                [43, 16],
              ],
            },
          },
          {
            fine: [
              {
                taper: {
                  points: [
                    [50, 84],
                    [49, 100, 'smooth', 180],
                    [58, 116],
                  ],
                  from: '$weight+3',
                  to: '$weight',
                },
              },
            ],
          },
          {
            plain: [
              {
                bar: {
                  from: [50, 84],
                  to: [50, 116],
                  width: 10,
                },
              },
            ],
          },
          {
            fine: [
              {
                round: {
                  r: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                round: {
                  r: 3,
                  only: 'outer',
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
          [50, 18],
          [57, 16],
          [59, 0],
          [69, 2, 'smooth', 165],
          [71, 22, 'smooth', 125],
          [98, 40, 'smooth', 115],
          [116, 62],
          [90, 60, 'smooth', 275],
          [62, 82, 'smooth', 225],
          [50, 96],
          [38, 82, 'smooth', 315],
          [10, 60, 'smooth', 265],
          [-16, 62],
          [2, 40, 'smooth', 65],
          [29, 22, 'smooth', 55],
          [31, 2, 'smooth', 15],
          [41, 0],
          [43, 16],
        ],
      },
    },
    {
      bar: {
        from: [50, 80],
        to: [50, 120],
        width: 12,
      },
    },
    {
      round: {
        r: 4,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};

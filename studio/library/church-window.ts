import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'church-window',
  motifs: ['church', 'cross', 'window'],
  words: [
    'church',
    'chapel',
    'stained',
    'parish',
    'cathedral',
    'minster',
    'abbey',
    'vicar',
    'lancet',
    'priory',
    'congregation',
    'gothic',
    'gospel',
    'pastor',
    'cross',
  ],
  industries: ['religion'],
  moods: ['calm', 'classic', 'trustworthy', 'timeless'],
  ideas: ['harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A pointed church window, and in it a cross.',
    dials: { weight: { value: 11, min: 10.4, max: 11.8 } },
    parts: [
      {
        name: 'window',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, -6],
                    [90, 56, 'smooth', 180],
                    [90, 104],
                    [10, 104],
                    [10, 56, 'smooth', 0],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [50, -6],
                    [90, 32],
                    [90, 104],
                    [10, 104],
                    [10, 32],
                  ],
                },
              },
            ],
          },
          { outline: { width: '$weight', side: 'inside' } },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'cross',
        role: 'accent',
        shape: [
          { box: { corner: ['50-$weight/2', 24], size: ['$weight', 58] } },
          { box: { at: [50, 46], size: [36, '$weight'] } },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 31],
          [64, 52, 'smooth', 180],
          [64, 69],
          [36, 69],
          [36, 52, 'smooth', 0],
        ],
      },
    },
    {
      subtract: { of: [{ box: { at: [50, 54], size: [5, 22] } }, { box: { at: [50, 51], size: [14, 5] } }] },
    },
  ],
};

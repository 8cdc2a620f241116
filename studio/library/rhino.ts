import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rhino',
  motifs: ['rhino'],
  words: [
    'rhino',
    'rhinos',
    'rhinoceros',
    'nashorn',
    'rinoceronte',
    'rinocéros',
    'neushoorn',
    'noshörning',
    'gergedan',
    'носорог',
    'savanna',
  ],
  industries: ['security', 'hardware-tools', 'construction'],
  moods: ['strong', 'bold', 'masculine', 'trustworthy'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A rhinoceros in profile; the horn stands a gap before the brow.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'horn',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [84, 46],
                [101, 26, 'smooth', 30],
                [106, -4],
                [122, 42, 'smooth', 185],
                [112, 78],
              ],
            },
          },
          { round: { r: 2 } },
        ],
      },
      {
        name: 'rhino',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [12, 30],
                    [22, 24, 'smooth', 70],
                    [25, 3],
                    [39, 22, 'smooth', 140],
                    [52, 26, 'smooth', 95],
                    [70, 4],
                    [78, 44],
                    [100, 64],
                    [107, 86, 'smooth', 175],
                    [94, 101, 'smooth', 268],
                    [68, 98, 'smooth', 268],
                    [54, 106],
                    [24, 106],
                  ],
                },
              },
              { subtract: { of: { disc: { at: [56, 52], r: 5.6 } } } },
              { round: { r: 2.4, only: 'outer' } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [16, 26],
                    [20, 2],
                    [44, 25],
                    [70, 4],
                    [78, 44],
                    [100, 64],
                    [107, 86, 'smooth', 175],
                    [94, 104],
                    [24, 104],
                  ],
                },
              },
              { round: { r: 2.2, only: 'outer' } },
            ],
          },
          { subtract: { of: { use: { part: 'horn' } }, gap: '$gap' } },
          { keep: 1 },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [16, 26],
          [20, 2],
          [44, 25],
          [68, 6],
          [78, 46, 'smooth', 130],
          [94, 44, 'smooth', 40],
          [108, -4],
          [118, 50, 'smooth', 185],
          [107, 88, 'smooth', 185],
          [94, 104],
          [24, 104],
        ],
      },
    },
    { subtract: { of: { disc: { at: [54, 54], r: 7 } } } },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'roller-skate',
  motifs: ['roller-skate'],
  words: [
    'rollerskate',
    'rollerskates',
    'rollerskating',
    'skater',
    'derby',
    'rollerdisco',
    'rollerblade',
    'rollschuh',
  ],
  industries: [],
  moods: ['retro', 'cheerful', 'youthful', 'sporty', 'energetic'],
  ideas: ['speed', 'balance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A roller boot, ready to push off.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'boot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [16, -2, 4],
                [55, -2, 4],
                [57, 18, 'smooth', 172],
                [70, 32, 'smooth', 110],
                [90, 36, 'smooth', 105],
                [104, 54, 'smooth', 180],
                [104, 70, 3],
                [4, 70, 3],
                [6, 60, 3],
                [16, 34, 'smooth', 4],
              ],
            },
          },
          {
            fine: [
              { cut: { line: { through: [50, 18], angle: 84 }, gap: '$gap' } },
              { round: { r: 1.6, only: 'outer' } },
            ],
          },
        ],
      },
      {
        name: 'wheels',
        role: 'accent',
        shape: [
          { disc: { at: [22, '70+$gap+13.5'], r: 13.5 } },
          { disc: { at: [80, '70+$gap+13.5'], r: 13.5 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [14, -4, 4],
          [54, -4, 4],
          [58, 22, 'smooth', 170],
          [92, 38, 'smooth', 110],
          [104, 58, 'smooth', 180],
          [104, 71, 3],
          [6, 71, 3],
          [14, 34, 'smooth', 2],
        ],
      },
    },
    { disc: { at: [24, 90], r: 14 } },
    { disc: { at: [80, 90], r: 14 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'stork',
  motifs: ['stork', 'crane', 'bird'],
  words: [
    'stork',
    'cigogne',
    'baby',
    'newborn',
    'birth',
    'midwife',
    'midwifery',
    'maternity',
    'obstetric',
    'doula',
    'delivery',
    'fertility',
    'chimney',
    'wetland',
    'migration',
    'alsace',
  ],
  industries: ['childcare'],
  moods: ['caring', 'calm', 'elegant', 'friendly'],
  ideas: ['journey', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A stork on one leg: pale neck, dark wing, long bill.',
    dials: { gap: { value: 9.6, min: 9.3, max: 10 } },
    parts: [
      {
        name: 'stork',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [48, 38, 'smooth', 80],
                [74, 50, 'smooth', 170],
                [50, 85, 'smooth', 265],
                [-14, 92],
                [12, 54, 'smooth', 50],
              ],
            },
          },
          {
            taper: {
              points: [
                [62, 58],
                [66, 36, 'smooth', 350],
                [57, 18, 'smooth', 350],
                [62, 2],
              ],
              from: 24,
              mid: 13,
              to: 12,
            },
          },
          { disc: { at: [64, 3], r: [11, 9.5] } },
          { round: { r: 6, only: 'inner' } },
          { bar: { from: [52, 78], to: [52, 118], width: 10 } },
          {
            fine: [
              {
                line: {
                  points: [
                    [60, 74],
                    [77, 92],
                    [52, 104.5],
                  ],
                  width: 10,
                  bend: 3,
                },
              },
              { round: { r: 2.4 } },
            ],
          },
          { plain: [{ round: { r: 2, only: 'outer' } }] },
        ],
        split: {
          by: [
            {
              curve: {
                points: [
                  [12, 20],
                  [35, 54, 'smooth', 172],
                  [26, 78, 'smooth', 210],
                  [2, 112],
                  [-40, 100],
                  [-30, 40],
                ],
              },
            },
          ],
          role: 'second',
          gap: '$gap',
        },
      },
      {
        name: 'bill',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [84, -6],
                [118, 15],
                [83, 11.5],
              ],
            },
          },
          { round: { r: 2.4 } },
        ],
      },
    ],
  },
};

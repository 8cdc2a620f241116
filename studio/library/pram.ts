import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pram',
  motifs: ['baby'],
  words: [
    'pram',
    'stroller',
    'pushchair',
    'buggy',
    'baby',
    'newborn',
    'infant',
    'nanny',
    'midwife',
    'maternity',
    'nursery',
    'mother',
    'babysitter',
    'layette',
    'childminder',
  ],
  industries: ['childcare'],
  moods: ['caring', 'cute', 'friendly', 'warm', 'classic'],
  ideas: ['shelter', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pram from the side, its hood folded in two panels.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'hood',
        role: 'accent',
        shape: [
          { sector: { at: [52, 40], r: 42, from: 270, to: 364 } },
          { rays: { through: [52, 40], from: 316, n: 1, gap: '$gap', oneWay: true } },
        ],
      },
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [10, '40+$gap'],
                [100, '40+$gap'],
                [72, 80, 'smooth', 270],
                [40, 80, 'smooth', 270],
              ],
            },
          },
          {
            line: {
              points: [
                [88, 54],
                [96, 33],
                [101, 33],
              ],
              width: 9,
              bend: 4,
              cap: 'round',
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'wheels',
        role: 'lead',
        shape: [{ disc: { at: [37, 92], r: 12 } }, { disc: { at: [78, 92], r: 12 } }],
        knock: '$gap',
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'goose',
  motifs: ['goose', 'egg', 'bird'],
  words: [
    'goose',
    'geese',
    'gander',
    'gosling',
    'golden',
    'gold',
    'egg',
    'nest',
    'feather',
    'savings',
    'fable',
    'gans',
    'oie',
    'flock',
    'gaggle',
  ],
  industries: ['finance', 'food', 'agriculture', 'childcare'],
  moods: ['friendly', 'warm', 'honest', 'clever', 'rustic'],
  ideas: ['protection', 'growth', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The goose of the fable, and under her the golden egg.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'goose',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 20],
                [10, 4, 'smooth', 50],
                [24, -4, 'smooth', 90],
                [41, 12, 'smooth', 180],
                [39, 36, 'smooth', 165],
                [62, 46, 'smooth', 90],
                [108, 28],
                [100, 80, 'smooth', 195],
                [85, 100],
                [30, 100],
                [9, 70, 'smooth', 0],
                [19, 40, 'smooth', 5],
                [17, 27],
                [0, 28],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }, { subtract: { of: { disc: { at: [24, 13], r: 4.6 } } } }] },
        ],
      },
      {
        name: 'egg',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            curve: {
              points: [
                [56, 65, 'smooth', 90],
                [70, 86, 'smooth', 180],
                [56, 101, 'smooth', 270],
                [42, 86, 'smooth', 0],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    [{ drop: { at: [54, 68], r: 26, tip: [110, 50] } }, { round: { r: 3, only: 'outer' } }],
    { bar: { from: [33, 70], to: [33, 18], width: 16 } },
    {
      limb: {
        points: [
          [33, 15, 12],
          [2, 22, 5],
        ],
      },
    },
    { bar: { from: [54, 88], to: [54, 104], width: 12 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

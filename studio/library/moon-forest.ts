import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'moon-forest',
  motifs: ['moon', 'tree', 'pine'],
  words: [
    'forest',
    'wood',
    'woods',
    'grove',
    'moon',
    'night',
    'luna',
    'silva',
    '月',
    '森',
    'wald',
    'moonlight',
    'tsuki',
    'mori',
  ],
  industries: ['food', 'travel', 'hotel', 'wellness', 'environment'],
  moods: ['calm', 'natural', 'elegant', 'mysterious', 'dreamy'],
  ideas: ['harmony', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Three firs before a full moon.',
    dials: { gap: { value: 9.2, min: 9, max: 9.8 } },
    parts: [
      { name: 'moon', role: 'second', shape: { disc: { at: [50, 36], r: 45 } } },
      {
        name: 'firs',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, 22],
                [66.12, 55.6],
                [60.4, 55.6],
                [76, 92],
                [24, 92],
                [39.6, 55.6],
                [33.879999999999995, 55.6],
              ],
            },
          },
          {
            polygon: {
              points: [
                [14, 48],
                [26.4, 69.12],
                [22, 69.12],
                [34, 92],
                [-6, 92],
                [6, 69.12],
                [1.5999999999999996, 69.12],
              ],
            },
          },
          {
            polygon: {
              points: [
                [86, 48],
                [98.4, 69.12],
                [94, 69.12],
                [106, 92],
                [66, 92],
                [78, 69.12],
                [73.6, 69.12],
              ],
            },
          },
          { box: { corner: [-6, 90], size: [112, 12], r: 3 } },
          { fine: [{ round: { r: 2 } }] },
          { plain: [{ round: { r: 2.4, only: 'outer' } }] },
        ],
        knock: '$gap',
      },
    ],
  },
};

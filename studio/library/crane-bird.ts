import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crane-bird',
  motifs: ['crane', 'heron', 'sun', 'bird'],
  words: [
    'crane',
    'heron',
    'egret',
    'stork',
    'tsuru',
    'ibis',
    'wetland',
    'marsh',
    'lake',
    'zen',
    'grus',
    'longevity',
    'stillness',
  ],
  industries: ['wellness', 'yoga', 'restaurant', 'beauty', 'environment', 'hotel', 'insurance'],
  moods: ['calm', 'elegant', 'timeless', 'simple', 'natural'],
  ideas: ['balance', 'harmony', 'precision'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'The neck of the crane bends around the sun and is as thin as its leg.',
    dials: { weight: { value: 10, min: 9.4, max: 10.8 }, gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'crane',
        role: 'lead',
        shape: [
          { sector: { at: [34, 32], r: 32, from: 270, to: 90, hole: '32-$weight' } },
          { box: { corner: ['66-$weight', 31], size: ['$weight', 30] } },
          {
            limb: {
              points: [
                ['2+$weight/2', 32, '$weight/2'],
                [0, 68, 3.9],
              ],
            },
          },
          {
            curve: {
              points: [
                ['66-$weight', 44],
                [66, 40],
                [86, 53, 'smooth', 115],
                [107, 84],
                [82, 82, 'smooth', 270],
                ['66-$weight', 60, 'smooth', 0],
              ],
            },
          },
          { bar: { from: [76, 72], to: [76, 106], width: '$weight' } },
          { fine: [{ round: { r: 6, only: 'inner' } }, { round: { r: 2, only: 'outer' } }] },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [34, 33], r: '32-$weight-$gap' } } },
    ],
  },
};

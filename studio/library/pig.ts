import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pig',
  motifs: ['pig', 'clover'],
  words: [
    'pig',
    'piglet',
    'hog',
    'boar',
    'sow',
    'pork',
    'bacon',
    'ham',
    'barbecue',
    'butcher',
    'sausage',
    'charcuterie',
    'lucky',
    'luck',
    'truffle',
    'sty',
    'schwein',
    'cochon',
    'oink',
    'trotter',
  ],
  industries: ['food', 'restaurant', 'agriculture'],
  moods: ['cheerful', 'friendly', 'playful', 'warm', 'quirky'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A lucky pig: its curly tail is a clover.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'pig',
        role: 'lead',
        shape: [
          { box: { corner: [2, 30], size: [84, 54], r: 27 } },
          { box: { corner: [-8, 46], size: [24, 24], r: 4 } },
          {
            polygon: {
              points: [
                [11, 12, 3],
                [42, 32],
                [20, 46],
              ],
            },
          },
          { box: { corner: [16, 70], size: [19, 30], r: [0, 0, 4, 4] } },
          { box: { corner: [55, 70], size: [19, 30], r: [0, 0, 4, 4] } },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
          { fine: [{ subtract: { of: { disc: { at: [22, 54], r: 4.8 } } } }] },
        ],
      },
      {
        name: 'clover',
        role: 'accent',
        knock: '$gap',
        shape: [
          { disc: { at: [80, 18], r: 8.4 } },
          { spin: { n: 4, about: [88, 26] } },
          { disc: { at: [88, 26], r: 5 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [54, 50], r: [40, 29] } },
    { disc: { at: [22, 44], r: 21 } },
    { box: { corner: [-4, 36], size: [18, 22], r: 6 } },
    {
      polygon: {
        points: [
          [18, 32],
          [26, 8, 3],
          [44, 28],
        ],
      },
    },
    { box: { corner: [26, 60], size: [18, 34], r: 4 } },
    { box: { corner: [66, 60], size: [18, 34], r: 4 } },
    {
      line: {
        points: [
          [88, 44],
          [104, 34],
        ],
        width: 13,
        cap: 'round',
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

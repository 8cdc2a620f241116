import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'llama',
  motifs: ['llama', 'alpaca', 'animal'],
  words: [
    'llama',
    'alpaca',
    'vicuna',
    'guanaco',
    'andes',
    'andean',
    'peru',
    'peruvian',
    'bolivia',
    'inca',
    'cusco',
    'trek',
    'trekking',
    'wool',
    'fleece',
    'caravan',
    'woven',
  ],
  industries: ['travel', 'crafts', 'fashion', 'toys'],
  moods: ['quirky', 'friendly', 'playful', 'adventurous', 'warm'],
  ideas: ['journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A llama with its woven blanket.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'llama',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [62, -8],
                [72, 5],
                [91, 10, 5],
                [93, 23, 5],
                [81, 26, 'smooth', 200],
                [83, 50, 'smooth', 180],
                [79, 78],
                [4, 78],
                [-2, 56, 'smooth', 5],
                [15, 39, 'smooth', 85],
                [44, 39, 'smooth', 80],
                [56, 22, 'smooth', 0],
              ],
            },
          },
          { bar: { from: [8.5, 72], to: [8.5, 100], width: 9 } },
          { bar: { from: [26, 72], to: [26, 100], width: 9 } },
          { bar: { from: [57, 72], to: [57, 100], width: 9 } },
          { bar: { from: [74.5, 72], to: [74.5, 100], width: 9 } },
          { fine: [{ round: { r: 2.5 } }] },
          { plain: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'blanket',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [24, 33],
                [46, 33],
                [46, 56],
                [35, 63],
                [24, 56],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
};

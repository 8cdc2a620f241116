import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'boot',
  motifs: ['boot'],
  words: [
    'boot',
    'hike',
    'hiker',
    'hiking',
    'trail',
    'trek',
    'trekking',
    'walk',
    'walker',
    'outdoor',
    'path',
    'rambler',
    'bootmaker',
    'shoemaker',
    'trailhead',
    'wander',
    'cobbler',
    'fell',
  ],
  industries: ['sports', 'travel', 'fashion', 'retail'],
  moods: ['adventurous', 'honest', 'rustic', 'strong', 'natural'],
  ideas: ['journey', 'guidance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A laced walking boot, heel in the air.',
    dials: { gap: { value: 9.8, min: 9.6, max: 10.6 } },
    parts: [
      {
        name: 'boot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [20, -10, 5],
                [60, -10, 5],
                [60, 22, 'smooth', 178],
                [70, 42, 'smooth', 124],
                [94, 51, 'smooth', 112],
                [114, 76, 'smooth', 180],
                [114, 84],
                [12, 84],
                [20, 40, 'smooth', 2],
              ],
            },
          },
          {
            fine: [
              { subtract: { of: { bar: { from: [43, 12], to: [74, 12], width: 9.6, cap: 'round' } } } },
              { subtract: { of: { bar: { from: [46, 36], to: [84, 28], width: 9.6, cap: 'round' } } } },
            ],
          },
          { turn: { by: 14 } },
        ],
      },
      {
        name: 'sole',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [12, '84+$gap', 2],
                [115, '84+$gap', 2],
                [115, '92+$gap', 'smooth', 180],
                [108, '96+$gap', 'smooth', 270],
                [54, '96+$gap', 2],
                [44, '94+$gap'],
                [38, '102+$gap', 2],
                [14, '102+$gap', 3],
              ],
            },
          },
          { turn: { by: 14 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [14, 2, 5],
          [60, 2, 5],
          [61, 30, 'smooth', 176],
          [70, 48, 'smooth', 128],
          [96, 60, 'smooth', 125],
          [106, 80, 'smooth', 180],
          [106, 102, 4],
          [56, 102, 3],
          [52, 94, 3],
          [44, 94, 3],
          [40, 102, 3],
          [10, 102, 4],
          [17, 40, 'smooth', 0],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

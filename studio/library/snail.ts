import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'snail',
  motifs: ['snail', 'arch', 'box'],
  words: [
    'snail',
    'slow',
    'trail',
    'tinker',
    'kit',
    'blocks',
    'building',
    'toy',
    'toys',
    'play',
    'kids',
    'maker',
    'escargot',
    'pace',
  ],
  industries: ['toys', 'childcare', 'education', 'games', 'gardening', 'crafts'],
  moods: ['playful', 'quirky', 'friendly', 'cheerful', 'youthful'],
  ideas: ['craft', 'journey', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A snail built from the box of bricks: an arch in an arch is the house it carries.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'foot',
        role: 'lead',
        shape: [
          { box: { corner: [0, 82], size: [104, 19], r: [9.5, 3, 9.5, 3] } },
          { box: { corner: [85, 42], size: [19, 48], r: [9.5, 9.5, 0, 0] } },
          {
            fine: [
              {
                line: {
                  points: [
                    [94.5, 52],
                    [86, 22],
                  ],
                  width: 8.6,
                  cap: 'round',
                },
              },
              {
                line: {
                  points: [
                    [94.5, 52],
                    [108, 26],
                  ],
                  width: 8.6,
                  cap: 'round',
                },
              },
            ],
          },
          { round: { r: 3, only: 'inner' } },
        ],
      },
      {
        name: 'arch',
        role: 'lead',
        shape: [
          { box: { corner: [0, '82-$gap-74'], size: [76, 74], r: [38, 38, 0, 0] } },
          { subtract: { of: { box: { corner: [15, '82-$gap-59'], size: [46, 70], r: [23, 23, 0, 0] } } } },
        ],
      },
      {
        name: 'brick',
        role: 'accent',
        shape: {
          box: {
            corner: ['15+$gap', '82-59'],
            size: ['46-2*$gap', '59-$gap'],
            r: ['23-$gap', '23-$gap', 0, 0],
          },
        },
      },
    ],
  },
};

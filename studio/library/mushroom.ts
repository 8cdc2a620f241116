import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mushroom',
  motifs: ['mushroom', 'umbrella'],
  words: [
    'mushroom',
    'mushrooms',
    'fungi',
    'mycelium',
    'forage',
    'forager',
    'foraging',
    'truffle',
    'chanterelle',
    'porcini',
    'shiitake',
    'toadstool',
    'woodland',
    'champignon',
  ],
  industries: ['food', 'restaurant', 'agriculture', 'environment', 'research'],
  moods: ['natural', 'quirky', 'cosy', 'mysterious', 'friendly'],
  ideas: ['growth', 'shelter', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A mushroom stands over a smaller one like an umbrella.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'tall',
        role: 'lead',
        shape: [
          { sector: { at: [50, 46], r: 46, from: -90, to: 90 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [26, 32], r: 6 } },
                    { disc: { at: [46, 18], r: 8 } },
                    { disc: { at: [71, 31], r: 7 } },
                  ],
                },
              },
            ],
          },
          {
            polygon: {
              points: [
                [24, 40],
                [44, 40],
                [48, 96, 4],
                [20, 96, 4],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }] },
        ],
      },
      {
        name: 'small',
        role: 'accent',
        shape: [
          { sector: { at: ['70+$gap/2', 72], r: 17, from: -90, to: 90 } },
          { box: { corner: ['64.5+$gap/2', 68], size: [11, 28], r: [0, 0, 3, 3] } },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 50], r: 17, from: -90, to: 90 } },
    { box: { corner: [45, 48], size: [10, 18] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lamp',
  motifs: ['lamp', 'bulb', 'lantern'],
  words: ['lamp', 'light', 'lighting', 'lumen', 'lux', 'glow', 'shine', 'licht', 'luce', 'lantern', 'shade'],
  industries: ['lighting', 'interior-design', 'furniture', 'design'],
  moods: ['modern', 'warm', 'elegant', 'creative'],
  ideas: ['guidance'],
  construction: 'fold',
  letters: ['A', 'Λ'],
  mark: {
    blazon: 1,
    idea: 'A shade folded from one sheet, over its own pool of light.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'shade',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [33, 0],
                [67, 0],
                [98, 64],
                [2, 64],
              ],
            },
          },
          { subtract: { of: { half: { through: ['50-$gap/2', 0], facing: 102 } } } },
        ],
      },
      {
        name: 'fold',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [33, 0],
                [67, 0],
                [98, 64],
                [2, 64],
              ],
            },
          },
          { subtract: { of: { half: { through: ['50+$gap/2', 0], facing: 282 } } } },
        ],
      },
      {
        name: 'light',
        role: 'accent',
        shape: [{ sector: { at: [50, '64+$gap'], r: 26, from: 90, to: 270 } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [44, 35],
          [56, 35],
          [67, 56],
          [33, 56],
        ],
      },
    },
    { sector: { at: [50, 60], r: 8, from: 90, to: 270 } },
  ],
};

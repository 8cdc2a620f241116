import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'compass',
  motifs: ['compass'],
  words: [
    'compass',
    'bearing',
    'north',
    'navigator',
    'navigation',
    'wayfinder',
    'orienteering',
    'expedition',
    'explorer',
    'heading',
    'cardinal',
    'guide',
    'direction',
    'magnetic',
  ],
  industries: ['consulting', 'travel'],
  moods: ['trustworthy', 'adventurous', 'precise', 'classic'],
  ideas: ['guidance', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A compass, its needle off to the north-east.',
    dials: { weight: { value: 9.4, min: 8.8, max: 10.4 }, gap: { value: 8.6, min: 8.3, max: 9 } },
    parts: [
      {
        name: 'ring',
        role: 'lead',
        shape: [
          { ring: { at: [50, 50], r: 54, width: '$weight' } },
          { fine: [[{ box: { at: [50, 5], size: [8.6, 14] } }, { spin: { n: 4 } }]] },
        ],
      },
      {
        name: 'south',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [67, '50+$gap/2'],
                [50, 87, 1],
                [33, '50+$gap/2'],
              ],
            },
          },
          { turn: { by: 45 } },
        ],
      },
      { name: 'north', role: 'accent', shape: [{ use: { part: 'south' } }, { turn: { by: 180 } }] },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 18 } },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [50, 36],
                [56, 50],
                [50, 64],
                [44, 50],
              ],
            },
          },
          { turn: { by: 40 } },
        ],
      },
    },
  ],
};

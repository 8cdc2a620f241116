import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cow',
  motifs: ['cow', 'bottle', 'bull'],
  words: [
    'cow',
    'dairy',
    'milk',
    'cream',
    'creamery',
    'butter',
    'yoghurt',
    'cheese',
    'calf',
    'heifer',
    'cattle',
    'moo',
    'pasture',
    'meadow',
    'milkman',
    'byre',
    'holstein',
    'milkshake',
    'udder',
  ],
  industries: ['food', 'agriculture', 'beverage'],
  moods: ['friendly', 'honest', 'rustic', 'fresh', 'natural'],
  ideas: ['two-become-one', 'transformation'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A cow whose white blaze is the bottle of milk.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [16, 20],
                [50, 10, 'smooth', 90],
                [84, 20],
                [82, 68],
                [18, 68],
              ],
            },
          },
          [
            { petal: { from: [24, 32], to: [-5, 22], width: 24, lean: 0.2 } },
            { mirror: { line: { x: 50 } } },
          ],
          { round: { r: 3 } },
          {
            subtract: {
              of: [
                { box: { corner: [43, 0], size: [14, 40] } },
                { box: { corner: [32, 32], size: [36, 50], r: [15, 15, 0, 0] } },
                { round: { r: 4, only: 'inner' } },
              ],
            },
          },
        ],
      },
      {
        name: 'muzzle',
        role: 'second',
        knock: '$gap',
        shape: [
          { box: { corner: [16, 70], size: [68, 31], r: 15.5 } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [36, 85.5], r: 5 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    [
      { petal: { from: [32, 36], to: [-6, 30], width: 28 } },
      { petal: { from: [34, 22], to: [18, -8], width: 24 } },
      { mirror: { line: { x: 50 } } },
    ],
    {
      limb: {
        points: [
          [50, 30, 24],
          [50, 72, 36],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    { round: { r: 2, only: 'outer' } },
    { subtract: { of: [{ disc: { at: [36, 78], r: 7 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

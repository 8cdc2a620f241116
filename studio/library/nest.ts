import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'nest',
  motifs: ['nest', 'egg', 'bird'],
  words: [
    'nest',
    'nestling',
    'egg',
    'roost',
    'hatch',
    'hatchery',
    'brood',
    'fledgling',
    'clutch',
    'twig',
    'bird',
    'nestbox',
    'home',
    'cosy',
    'family',
    'savings',
    'pension',
    'nestegg',
    'nursery',
    'poultry',
  ],
  industries: ['real-estate', 'childcare'],
  moods: ['caring', 'cosy', 'warm', 'soft', 'trustworthy'],
  ideas: ['shelter', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Three eggs safe in a bowl of twigs.',
    dials: { gap: { value: 9, min: 8.7, max: 9.4 } },
    parts: [
      {
        name: 'rim',
        role: 'none',
        shape: {
          curve: {
            points: [
              [-6, 46],
              [50, 55, 'smooth', 90],
              [106, 46],
              [106, 100],
              [-6, 100],
            ],
          },
        },
      },
      {
        name: 'eggs',
        role: 'accent',
        shape: [
          [
            [{ disc: { at: [22, 38], r: [13.5, 18] } }, { turn: { by: -10, about: [22, 38] } }],
            [{ disc: { at: [78, 38], r: [13.5, 18] } }, { turn: { by: 10, about: [78, 38] } }],
            {
              subtract: {
                of: [{ disc: { at: [50, 33], r: [13.5, 18] } }, { turn: { by: 0, about: [50, 33] } }],
                gap: '$gap',
              },
            },
          ],
          [{ disc: { at: [50, 33], r: [13.5, 18] } }, { turn: { by: 0, about: [50, 33] } }],
          { subtract: { of: { use: { part: 'rim' } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.4 } }] },
          { plain: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'bowl',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-6, 46],
                [50, 55, 'smooth', 90],
                [106, 46],
                [98, 76, 'smooth', 200],
                [50, 106, 'smooth', 270],
                [2, 76, 'smooth', 340],
              ],
            },
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [20, 67],
                    [50, 72, 'smooth', 90],
                    [112, 65],
                  ],
                  width: '$gap',
                  cap: 'round',
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [26, 86.5],
                        [50, 90, 'smooth', 90],
                        [72, 88.5],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { fine: [{ round: { r: 2.6 } }] },
        ],
      },
    ],
  },
};

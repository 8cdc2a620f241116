import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'propeller',
  motifs: ['propeller'],
  words: [
    'propeller',
    'prop',
    'airscrew',
    'biplane',
    'aerodrome',
    'aircraft',
    'aviator',
    'thrust',
    'hangar',
    'rotor',
  ],
  industries: ['aviation'],
  moods: ['retro', 'adventurous', 'technical'],
  ideas: ['propulsion', 'speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A wooden propeller, its two blades carved from one plank, the tips painted.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9 } },
    parts: [
      {
        name: 'blades',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [50, 54],
                  [43, 42],
                  [41, 33, 'smooth', 345],
                  [29, 2, 'smooth', 352],
                  [42, -21, 'smooth', 82],
                  [58, -2, 'smooth', 178],
                  [57, 42],
                ],
              },
            },
            { halfturn: { about: [50, 50] } },
          ],
          { disc: { at: [50, 50], r: 14 } },
          {
            fine: [
              { round: { r: 9, only: 'inner' } },
              { subtract: { of: { disc: { at: [50, 50], r: 5 } } } },
            ],
          },
          { turn: { by: 45 } },
        ],
        split: {
          by: [
            { half: { through: [44, -5], facing: 347 } },
            { halfturn: { about: [50, 50] } },
            { turn: { by: 45 } },
          ],
          role: 'accent',
          gap: '$gap',
        },
      },
    ],
  },
};

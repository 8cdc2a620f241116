import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'barn-owl',
  motifs: ['owl', 'bird'],
  words: [
    'owl',
    'owls',
    'barnowl',
    'screech',
    'moonlit',
    'dusk',
    'night',
    'wise',
    'watch',
    'schleiereule',
    'effraie',
    'lechuza',
    'barbagianni',
    'kerkuil',
    'tornuggla',
    'suindara',
    'сипуха',
    'フクロウ',
    '猫头鹰',
    '올빼미',
    'उल्लू',
  ],
  industries: ['education', 'childcare', 'books', 'research', 'consulting', 'environment'],
  moods: ['calm', 'mysterious', 'clever', 'simple', 'natural'],
  ideas: ['guidance', 'protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A barn owl: its face is a heart.',
    dials: { eye: { value: 6.4, min: 6, max: 7 } },
    parts: [
      {
        name: 'owl',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4, 'smooth', 90],
                [94, 38, 'smooth', 180],
                [84, 78, 'smooth', 197],
                [50, 106],
                [16, 78, 'smooth', 343],
                [6, 38, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
          {
            subtract: {
              of: [
                {
                  curve: {
                    points: [
                      [50, 22],
                      [67, 12, 'smooth', 90],
                      [81, 34, 'smooth', 180],
                      [50, 76],
                      [19, 34, 'smooth', 0],
                      [33, 12, 'smooth', 90],
                    ],
                  },
                },
                { fine: [{ round: { r: 2 } }] },
              ],
            },
          },
        ],
      },
      {
        name: 'eyes',
        role: 'lead',
        shape: [{ disc: { at: [36, 35], r: '$eye' } }, { mirror: { line: { x: 50 } } }],
      },
      {
        name: 'beak',
        role: 'accent',
        shape: [{ petal: { from: [50, 42], to: [50, 65], width: 11 } }, { fine: [{ round: { r: 1.5 } }] }],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -4, 'smooth', 90],
          [96, 38, 'smooth', 180],
          [84, 78, 'smooth', 197],
          [50, 106],
          [16, 78, 'smooth', 343],
          [4, 38, 'smooth', 0],
        ],
      },
    },
    {
      subtract: {
        of: {
          curve: {
            points: [
              [50, 26],
              [67, 12, 'smooth', 90],
              [81, 34, 'smooth', 180],
              [50, 80],
              [19, 34, 'smooth', 0],
              [33, 12, 'smooth', 90],
            ],
          },
        },
      },
    },
    { disc: { at: [36, 38], r: 8 } },
    { disc: { at: [64, 38], r: 8 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

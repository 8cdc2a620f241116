import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shield',
  motifs: ['shield', 'castle', 'gate'],
  words: [
    'shield',
    'castle',
    'fortress',
    'guard',
    'defence',
    'defense',
    'protect',
    'protection',
    'safe',
    'insurance',
    'citadel',
    'bastion',
    'knight',
    'sentinel',
    'heraldry',
    'stronghold',
    'rampart',
  ],
  industries: ['security', 'insurance', 'legal', 'real-estate', 'banking'],
  moods: ['trustworthy', 'strong', 'authoritative', 'classic'],
  ideas: ['protection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A shield that is a castle: battlements above, the lit gate at its heart.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.4 } },
    parts: [
      {
        name: 'shield',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [6, 0],
                [94, 0],
                [94, 50, 'smooth', 180],
                [50, 110],
                [6, 50, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: [26, -10], size: [12, 24] } },
                    { box: { corner: [62, -10], size: [12, 24] } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { corner: [0, -10], size: [100, 18] } } } }] },
          {
            subtract: {
              of: {
                box: {
                  corner: ['38-$gap', '38-$gap'],
                  size: ['24+2*$gap', '30+2*$gap'],
                  r: ['12+$gap', '12+$gap', 0, 0],
                },
              },
            },
          },
        ],
      },
      {
        name: 'gate',
        role: 'accent',
        shape: { box: { corner: [38, 38], size: [24, 30], r: [12, 12, 0, 0] } },
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [34, 32],
          [66, 32],
          [66, 50, 'smooth', 180],
          [50, 69],
          [34, 50, 'smooth', 0],
        ],
      },
    },
    { subtract: { of: { box: { corner: [45.5, 28], size: [9, 13] } } } },
  ],
};

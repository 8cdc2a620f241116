import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'frog',
  motifs: ['frog', 'smile'],
  words: [
    'frog',
    'toad',
    'tadpole',
    'pond',
    'leap',
    'hop',
    'jump',
    'lilypad',
    'ribbit',
    'grenouille',
    'croak',
    'amphibian',
  ],
  industries: ['toys', 'childcare', 'environment', 'games', 'cleaning', 'education'],
  moods: ['playful', 'cheerful', 'quirky', 'friendly', 'fresh'],
  ideas: ['transformation', 'speed'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A frog is two eyes and a mouth from side to side.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'frog',
        role: 'lead',
        shape: [
          { disc: { at: [26, 23], r: 21 } },
          { disc: { at: [78, 23], r: 21 } },
          { disc: { at: [52, 54], r: [54, 38] } },
          { round: { r: 6, only: 'inner' } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [26, 23], r: 9 } }, { disc: { at: [78, 23], r: 9 } }] } },
            ],
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [-12, 44],
                    [52, 64, 'smooth', 90],
                    [116, 44],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          { round: { r: 3, only: 'outer' } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 62], r: [49, 32] } },
    [{ disc: { at: [23, 28], r: 21 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 6, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ disc: { at: [23, 27], r: 8 } }, { mirror: { line: { x: 50 } } }],
          {
            line: {
              points: [
                [28, 66],
                [50, 74, 'via'],
                [72, 66],
              ],
              width: 13,
              cap: 'round',
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

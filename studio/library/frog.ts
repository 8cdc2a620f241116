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
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A frog is two eyes and one wide smile.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'frog',
        role: 'lead',
        shape: [
          { box: { corner: [0, 26], size: [104, 62], r: 31 } },
          { disc: { at: [24, 24], r: 22 } },
          { disc: { at: [80, 24], r: 22 } },
          { round: { r: 3, only: 'inner' } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [24, 24], r: 8 } }, { disc: { at: [80, 24], r: 8 } }] } },
            ],
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [18, 56],
                    [52, 68, 'smooth', 90],
                    [86, 56],
                  ],
                  width: '$gap',
                  cap: 'round',
                },
              },
            },
          },
        ],
      },
    ],
  },
};

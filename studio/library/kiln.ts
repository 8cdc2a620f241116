import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'kiln',
  motifs: ['oven', 'arch', 'brick', 'flame'],
  words: [
    'kiln',
    'forge',
    'furnace',
    'oven',
    'hearth',
    'build',
    'compile',
    'brick',
    'pottery',
    'ceramic',
    'fire',
    'stove',
    'fournil',
    'forno',
    'woodfired',
  ],
  industries: ['developer-tools', 'crafts', 'manufacturing', 'restaurant', 'software', 'bakery'],
  moods: ['technical', 'simple', 'strong', 'handmade', 'precise'],
  ideas: ['craft', 'transformation'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'The arch of a kiln laid in stones; the block cursor waits in its mouth like a fire.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 28, min: 26, max: 29 } },
    parts: [
      {
        name: 'arch',
        role: 'lead',
        shape: [
          { box: { corner: [0, 2], size: [100, 88], r: [22, 22, 0, 0] } },
          {
            subtract: {
              of: {
                box: {
                  corner: ['$weight', '2+$weight'],
                  size: ['100-2*$weight', 100],
                  r: ['50-$weight', '50-$weight', 0, 0],
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    [
                      { bar: { from: [50, 52], to: [50, -20], width: '$gap' } },
                      { turn: { by: -54, about: [50, 52] } },
                      { spin: { n: 4, about: [50, 52], step: 36 } },
                    ],
                    { bar: { from: [-20, 60], to: [120, 60], width: '$gap' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'cursor',
        role: 'accent',
        shape: { box: { corner: ['$weight+$gap', 59], size: ['100-2*$weight-2*$gap', 31] } },
      },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [32, 32], r: [16, 16, 0, 0] } },
    { subtract: { of: { box: { corner: [45, 50], size: [10, 20], r: [5, 5, 0, 0] } } } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'laundry',
  motifs: ['bubble', 'wave', 'drop'],
  words: [
    'laundry',
    'launderette',
    'laundromat',
    'wash',
    'washing',
    'rinse',
    'soap',
    'suds',
    'clean',
    'cleaner',
    'bubble',
    'detergent',
    'spin',
    'lavanderia',
  ],
  industries: ['cleaning', 'support-services', 'retail', 'e-commerce'],
  moods: ['fresh', 'clean', 'friendly', 'simple', 'calm'],
  ideas: ['flow', 'transformation', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The round window of the machine holds a small sea and one bubble that rises like the sun.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 }, weight: { value: 11, min: 10, max: 12 } },
    parts: [
      { name: 'window', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: '$weight' } } },
      {
        name: 'water',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: '50-$weight-$gap' } },
          {
            fine: [
              {
                intersect: {
                  of: {
                    curve: {
                      points: [
                        [-10, 50],
                        [4, 50],
                        [32, 44, 'smooth', 90],
                        [68, 56, 'smooth', 90],
                        [96, 50],
                        [110, 50],
                        [110, 110],
                        [-10, 110],
                      ],
                    },
                  },
                },
              },
              { round: { r: 2 } },
            ],
          },
          { plain: [{ intersect: { of: { half: { through: [50, 50], facing: 180 } } } }] },
        ],
      },
      { name: 'bubble', role: 'accent', shape: { disc: { at: [62, 34], r: 9.5 } } },
    ],
  },
};

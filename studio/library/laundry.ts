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
    idea: 'The round window of the machine holds a small sea, and bubbles rise from it like the sun.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 }, weight: { value: 11, min: 10, max: 11.6 } },
    parts: [
      {
        name: 'window',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: [
                { disc: { at: [50, 50], r: '50-$weight' } },
                {
                  fine: [
                    {
                      subtract: {
                        of: {
                          curve: {
                            points: [
                              [-20, 72],
                              [-2, 72, 'smooth', 90],
                              [19, 60, 'smooth', 90],
                              [40, 72, 'smooth', 90],
                              [61, 60, 'smooth', 90],
                              [82, 72, 'smooth', 90],
                              [103, 60],
                              [120, 60],
                              [120, 120],
                              [-20, 120],
                            ],
                          },
                        },
                      },
                    },
                  ],
                },
                { plain: [{ subtract: { of: { half: { through: [50, 66], facing: 180 } } } }] },
                { round: { r: 3 } },
              ],
            },
          },
        ],
      },
      {
        name: 'bubble',
        role: 'accent',
        shape: [{ disc: { at: [41, 43], r: 12.5 } }, { fine: [{ disc: { at: [62, 28], r: 5 } }] }],
      },
    ],
  },
  inset: [
    { box: { corner: [8, 0], size: [84, 100], r: 12 } },
    { subtract: { of: [{ ring: { at: [50, 60], r: 29, width: 12 } }, { disc: { at: [26, 17], r: 7.5 } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

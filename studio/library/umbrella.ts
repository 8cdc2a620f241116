import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'umbrella',
  motifs: ['umbrella'],
  words: [
    'umbrella',
    'rain',
    'cover',
    'insurance',
    'insure',
    'protect',
    'shelter',
    'weather',
    'shade',
    'parasol',
    'storm',
    'safe',
  ],
  industries: ['insurance', 'finance', 'banking', 'fashion', 'retail', 'travel'],
  moods: ['trustworthy', 'friendly', 'cheerful', 'classic'],
  ideas: ['protection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Under a wide umbrella there is room for one more.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 }, weight: { value: 13, min: 12, max: 14 } },
    parts: [
      {
        name: 'canopy',
        role: 'lead',
        shape: [
          { sector: { at: [50, 50], r: 52, from: 270, to: 450 } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [16, 54], r: [14, 12] } }, { repeat: { n: 3, by: [34, 0] } }],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'handle',
        role: 'lead',
        knock: '$gap',
        shape: {
          line: {
            points: [
              [50, 34],
              [50, 80],
              [36, 94, 'via'],
              [22, 80],
            ],
            width: '$weight',
            cap: 'round',
          },
        },
      },
      { name: 'guest', role: 'accent', shape: { disc: { at: ['56.5+$gap+17', 76], r: 16 } } },
    ],
  },
  inset: [
    { sector: { at: [50, 50], r: 18, from: 270, to: 450 } },
    { box: { at: [50, 57], size: [8, 20], r: [0, 0, 4, 4] } },
  ],
};

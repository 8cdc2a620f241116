import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'suitcase',
  motifs: ['suitcase', 'sun', 'wave'],
  words: [
    'suitcase',
    'luggage',
    'travel',
    'traveller',
    'holiday',
    'trip',
    'tour',
    'journey',
    'voyage',
    'hotel',
    'getaway',
    'vacation',
    'valise',
    'beach',
    'departure',
    'porter',
    'trunk',
    'wanderlust',
  ],
  industries: ['travel', 'hotel', 'aviation', 'retail'],
  moods: ['optimistic', 'adventurous', 'warm', 'cheerful', 'retro'],
  ideas: ['journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A suitcase packed with nothing but the evening sun on the sea.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.4 } },
    parts: [
      {
        name: 'case',
        role: 'lead',
        shape: [
          { box: { corner: [-2, 18], size: [104, 78], r: 13 } },
          [
            { box: { corner: [28, -4], size: [44, 40], r: 9 } },
            { subtract: { of: { box: { corner: [38, 6], size: [24, 40], r: 2 } } } },
            { intersect: { of: { box: { corner: [0, -10], size: [100, 32] } } } },
          ],
          {
            subtract: {
              of: [
                [
                  { disc: { at: [50, 66], r: '16+$gap' } },
                  { intersect: { of: { half: { through: [50, 69], facing: 0 } } } },
                ],
                {
                  fine: [
                    {
                      line: {
                        points: [
                          [-12, 66],
                          [2, 72, 'smooth', 90],
                          [18, 66, 'smooth', 90],
                          [34, 72, 'smooth', 90],
                          [50, 66, 'smooth', 90],
                          [66, 72, 'smooth', 90],
                          [82, 66, 'smooth', 90],
                          [98, 72, 'smooth', 90],
                          [112, 66],
                        ],
                        width: '$gap',
                      },
                    },
                  ],
                },
                { plain: [{ bar: { from: [-12, 68], to: [112, 68], width: '$gap' } }] },
              ],
            },
          },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [
          { disc: { at: [50, 66], r: 16 } },
          { intersect: { of: { half: { through: [50, 61.5], facing: 0 } } } },
        ],
      },
    ],
  },
  inset: [{ box: { corner: [32, 41], size: [36, 26], r: 5 } }, { ring: { at: [50, 41], r: 10, width: 5 } }],
};

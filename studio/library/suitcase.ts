import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'suitcase',
  motifs: ['suitcase'],
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
    'departure',
    'porter',
    'trunk',
    'wanderlust',
  ],
  industries: ['travel', 'hotel', 'aviation', 'retail'],
  moods: ['optimistic', 'adventurous', 'warm', 'cheerful', 'retro'],
  ideas: ['journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A suitcase with two straps.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'case',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [-6, 24], size: [112, 72], r: 10 } },
              {
                line: {
                  points: [
                    [34, 30],
                    [34, 9],
                    [66, 9],
                    [66, 30],
                  ],
                  width: 10,
                  bend: 8,
                },
              },
            ],
          },
          {
            plain: [
              { box: { corner: [-6, 24], size: [112, 72] } },
              {
                line: {
                  points: [
                    [34, 30],
                    [34, 9],
                    [66, 9],
                    [66, 30],
                  ],
                  width: 10,
                },
              },
            ],
          },
        ],
        split: {
          by: [{ box: { corner: [-20, 0], size: ['32-$gap/2', 120] } }, { mirror: { line: { x: 50 } } }],
          role: 'second',
          gap: '$gap',
        },
      },
    ],
  },
  inset: [{ box: { corner: [32, 41], size: [36, 26], r: 5 } }, { ring: { at: [50, 41], r: 10, width: 5 } }],
};

import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'anchor',
  motifs: ['anchor', 'sail', 'boat'],
  words: [
    'anchor',
    'anchorage',
    'mooring',
    'harbour',
    'marina',
    'dock',
    'port',
    'seafarer',
    'sailor',
    'nautical',
    'chandler',
    'moor',
    'yacht',
    'naval',
    'haven',
  ],
  industries: ['marine', 'travel', 'restaurant'],
  moods: ['clever', 'strong', 'classic', 'trustworthy', 'adventurous'],
  ideas: ['two-become-one', 'protection', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An anchor under sail: the shank is the mast, the arms are the hull.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 }, weight: { value: 10, min: 9.4, max: 11 } },
    parts: [
      {
        name: 'anchor',
        role: 'lead',
        shape: [
          { ring: { at: [50, 10], r: 16.5, width: 11.5 } },
          { box: { corner: ['50-$weight/2', 20], size: ['$weight', 80] } },
          [
            { disc: { at: [50, 50], r: 52 } },
            { subtract: { of: { disc: { at: [50, 48], r: [44, 44] } } } },
            { intersect: { of: { half: { through: [50, 68], facing: 180 } } } },
          ],
          {
            fine: [
              [
                {
                  polygon: {
                    points: [
                      [-5, 74],
                      [-1, 51],
                      [17, 66],
                    ],
                    round: 2,
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            ],
          },
          {
            plain: [
              [
                {
                  polygon: {
                    points: [
                      [-5, 74],
                      [-1, 51],
                      [17, 66],
                    ],
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            ],
          },
        ],
      },
      {
        name: 'main',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                ['50+$weight/2+$gap', 22],
                [78, 42, 'smooth', 160],
                [82, 65],
                ['50+$weight/2+$gap', 73],
              ],
            },
          },
          { round: { r: 2 } },
        ],
      },
      {
        name: 'jib',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                ['50-$weight/2-$gap', 24],
                [18, 56],
                ['50-$weight/2-$gap', 73],
              ],
            },
          },
          { round: { r: 2 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [45.5, 32], size: [9, 34] } },
    { box: { corner: [40, 36], size: [20, 8] } },
    [
      { ring: { at: [50, 52], r: 17, width: 8 } },
      { intersect: { of: { half: { through: [50, 53], facing: 180 } } } },
    ],
  ],
};

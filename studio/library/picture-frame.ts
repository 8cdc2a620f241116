import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'picture-frame',
  motifs: ['picture-frame', 'sun'],
  words: [
    'frame',
    'framer',
    'framing',
    'gallery',
    'picture',
    'painting',
    'exhibition',
    'canvas',
    'landscape',
    'gilded',
    'art',
    'museum',
    'curator',
  ],
  industries: ['gallery'],
  moods: ['classic', 'creative', 'elegant', 'calm'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A picture hangs from its nail.',
    dials: { gap: { value: 8.8, min: 8.7, max: 9.2 }, weight: { value: 10, min: 9.6, max: 10.2 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [0, 26], size: [100, 70.4], r: 2 } }] },
          { plain: [{ box: { corner: [0, 26], size: [100, 70.4] } }] },
          {
            subtract: {
              of: { box: { corner: ['$weight', '26+$weight'], size: ['100-2*$weight', '70.4-2*$weight'] } },
            },
          },
          {
            line: {
              points: [
                [16, 30],
                [50, 7],
                [84, 30],
              ],
              width: 9.8,
            },
          },
          { disc: { at: [50, 9], r: 9.4 } },
        ],
      },
      {
        name: 'hill',
        role: 'second',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [0, 100],
                    [0, 66],
                    [32, 54, 'smooth', 90],
                    [60, 68, 'smooth', 100],
                    [100, 68],
                    [100, 100],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { corner: [0, 68.4], size: [100, 40] } }] },
          {
            intersect: {
              of: {
                box: {
                  corner: ['$weight+$gap', '26+$weight+$gap'],
                  size: ['100-2*$weight-2*$gap', '70.4-2*$weight-2*$gap'],
                },
              },
            },
          },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [71, '33+$weight+$gap'], r: 7 } } },
    ],
  },
};

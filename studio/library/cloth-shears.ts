import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cloth-shears',
  motifs: ['scissors'],
  words: [
    'scissors',
    'shears',
    'cut',
    'tailor',
    'cutter',
    'cloth',
    'fabric',
    'dressmaker',
    'seamstress',
    'alterations',
    'trim',
    'cutting',
    'snip',
  ],
  industries: ['tailoring', 'fashion', 'crafts'],
  moods: ['precise', 'classic', 'handmade', 'bold', 'clever'],
  ideas: ['precision', 'craft', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Shears go into the cloth: outside they are ink, inside they are the cut.',
    dials: { weight: { value: 10.6, min: 10.2, max: 11.2 } },
    parts: [
      {
        name: 'cloth',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [-4, 2], size: [108, 48], r: 3 } }] },
          { plain: [{ box: { corner: [-4, 2], size: [108, 48] } }] },
          {
            exclude: {
              of: [
                {
                  fine: [
                    {
                      polygon: {
                        points: [
                          [66, 11, 2],
                          [77, 17, 2],
                          [42, 74],
                          [30, 66],
                        ],
                      },
                    },
                  ],
                },
                {
                  plain: [
                    {
                      polygon: {
                        points: [
                          [66, 11],
                          [77, 17],
                          [42, 74],
                          [30, 66],
                        ],
                      },
                    },
                  ],
                },
                { disc: { at: [24, 81], r: 21.5 } },
                { mirror: { line: { x: 50 } } },
                {
                  subtract: {
                    of: [{ disc: { at: [24, 81], r: '21.5-$weight' } }, { mirror: { line: { x: 50 } } }],
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-4, 2], size: [108, 48] } },
    {
      exclude: {
        of: [
          {
            polygon: {
              points: [
                [64, 11],
                [79, 17],
                [44, 74],
                [30, 66],
              ],
            },
          },
          { disc: { at: [24, 81], r: 22 } },
          { mirror: { line: { x: 50 } } },
          { subtract: { of: [{ disc: { at: [24, 81], r: 10 } }, { mirror: { line: { x: 50 } } }] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'family',
  motifs: ['baby', 'person'],
  words: [
    'family',
    'mother',
    'matryoshka',
    'parent',
    'child',
    'maternity',
    'daughter',
    'nanny',
    'adoption',
    'foster',
    'pregnancy',
    'mum',
    'mama',
    'generation',
    'heritage',
  ],
  industries: ['childcare', 'nonprofit'],
  moods: ['caring', 'warm', 'soft', 'trustworthy', 'simple'],
  ideas: ['protection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A nesting doll carries the next one under its apron.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'doll',
        role: 'none',
        shape: [
          {
            fine: [
              { disc: { at: [50, 22], r: 24 } },
              {
                limb: {
                  points: [
                    [50, 68, 39],
                    [50, 92, 37],
                  ],
                },
              },
              { subtract: { of: { half: { through: [50, 106], facing: 180 } } } },
              { round: { r: 12, only: 'inner' } },
            ],
          },
          {
            plain: [
              {
                limb: {
                  points: [
                    [50, 26, 26],
                    [50, 92, 38],
                  ],
                },
              },
              { subtract: { of: { half: { through: [50, 106], facing: 180 } } } },
            ],
          },
        ],
      },
      {
        name: 'mother',
        role: 'lead',
        shape: [
          { use: { part: 'doll' } },
          {
            subtract: {
              of: [
                { disc: { at: [50, 24], r: 14.5 } },
                {
                  fine: [
                    {
                      subtract: {
                        of: [
                          { petal: { from: [28, 24], to: [52, 2], width: 18 } },
                          { mirror: { line: { x: 50 } } },
                        ],
                      },
                    },
                  ],
                },
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'child',
        role: 'accent',
        shape: [{ use: { part: 'doll' } }, { scale: { by: 0.44, about: [50, 106] } }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { disc: { at: [28, 20], r: 19 } },
    { box: { corner: [2, 46], size: [52, 58], r: [26, 26, 3, 3] } },
    { disc: { at: [88, 48], r: 15 } },
    { box: { corner: [69, 71], size: [38, 33], r: [18, 18, 3, 3] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

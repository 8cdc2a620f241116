import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'skateboard',
  motifs: ['skateboard'],
  words: [
    'skateboard',
    'skateboards',
    'skateboarding',
    'skate',
    'skater',
    'skatepark',
    'longboard',
    'ollie',
    'halfpipe',
  ],
  industries: ['sports', 'fashion', 'retail', 'games'],
  moods: ['youthful', 'energetic', 'bold', 'edgy', 'playful'],
  ideas: ['speed', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A skateboard, ready to roll.',
    dials: { weight: { value: 13.6, min: 13, max: 14.4 } },
    parts: [
      {
        name: 'deck',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [-2, 22],
                    [15, 36],
                    [85, 36],
                    [102, 22],
                  ],
                  width: '$weight',
                  cap: 'round',
                  bend: 16,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [-2, 22],
                    [15, 36],
                    [85, 36],
                    [102, 22],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          {
            fine: [
              { box: { corner: [20, 38], size: [14, 13] } },
              { box: { corner: [66, 38], size: [14, 13] } },
            ],
          },
          { turn: { by: -14 } },
        ],
      },
      {
        name: 'wheels',
        role: 'accent',
        shape: [{ disc: { at: [27, 70], r: 10 } }, { disc: { at: [73, 70], r: 10 } }, { turn: { by: -14 } }],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [-8, 28],
          [10, 44],
          [90, 44],
          [108, 28],
        ],
        width: 18,
        cap: 'round',
        bend: 12,
      },
    },
    { disc: { at: [24, 66], r: 15 } },
    { disc: { at: [76, 66], r: 15 } },
    { turn: { by: -14 } },
    { fit: { at: [50, 50], size: [35, 35] } },
  ],
};

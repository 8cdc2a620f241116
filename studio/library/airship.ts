import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'airship',
  motifs: ['airship', 'balloon'],
  words: [
    'airship',
    'airships',
    'zeppelin',
    'zeppelins',
    'blimp',
    'dirigible',
    'luftschiff',
    'dirigeable',
    'dirigibile',
    'zeplin',
    'luchtschip',
    'luftskepp',
  ],
  industries: ['aviation', 'travel', 'events', 'marketing'],
  moods: ['retro', 'adventurous', 'optimistic', 'quirky'],
  ideas: ['journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An airship; a small cabin hangs under it.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'hull',
        role: 'lead',
        shape: [
          [
            { disc: { at: [46, 48], r: [52, 29] } },
            {
              polygon: {
                points: [
                  [68, 48],
                  [84, 13],
                  [103, 13],
                  [97, 48],
                  [103, 83],
                  [84, 83],
                ],
              },
            },
          ],
          {
            fine: [
              { round: { r: 2 } },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-10, 36],
                        [46, 40, 'smooth', 90],
                        [120, 46],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: -16 } },
        ],
      },
      {
        name: 'cabin',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [26, '77+$gap'],
                [60, '77+$gap'],
                [54, '89+$gap', 3],
                [32, '89+$gap', 3],
              ],
            },
          },
          { turn: { by: -16 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [46, 46], r: [54, 32] } },
    {
      polygon: {
        points: [
          [66, 46],
          [84, 6],
          [106, 6],
          [98, 46],
          [106, 86],
          [84, 86],
        ],
      },
    },
    { box: { corner: [26, 90], size: [38, 14], r: 3 } },
    { turn: { by: -12 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

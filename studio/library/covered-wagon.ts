import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'covered-wagon',
  motifs: ['covered-wagon'],
  words: [
    'wagon',
    'wagons',
    'wagoner',
    'stagecoach',
    'prairie',
    'pioneer',
    'pioneers',
    'oregon',
    'planwagen',
    'chariot',
    'trek',
    'homesteader',
    'caravan',
    'western',
  ],
  industries: ['transport', 'logistics'],
  moods: ['rustic', 'adventurous', 'honest'],
  ideas: ['journey', 'shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A covered wagon; its canvas is full of wind.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.2 } },
    parts: [
      {
        name: 'canvas',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [6, '46-$gap', 2],
                [-4, 0, 3],
                [30, -8, 'smooth', 85],
                [70, -8, 'smooth', 95],
                [104, 0, 3],
                [94, '46-$gap', 2],
              ],
            },
          },
          {
            fine: [
              {
                cut: {
                  line: [
                    [39, 60],
                    [35, -20],
                  ],
                  gap: '$gap',
                },
              },
              {
                cut: {
                  line: [
                    [61, 60],
                    [65, -20],
                  ],
                  gap: '$gap',
                },
              },
            ],
          },
        ],
      },
      {
        name: 'box',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, 46, 1],
                [98, 46, 1],
                [95, 72, 2],
                [5, 72, 2],
              ],
            },
          },
          {
            subtract: {
              of: [{ disc: { at: [24, 87], r: 16 } }, { disc: { at: [75, 86], r: 17 } }],
              gap: '$gap',
            },
          },
        ],
      },
      {
        name: 'wheels',
        role: 'lead',
        shape: [
          { disc: { at: [24, 87], r: 16 } },
          { disc: { at: [75, 86], r: 17 } },
          {
            fine: [
              { subtract: { of: [{ disc: { at: [24, 87], r: 6 } }, { disc: { at: [75, 86], r: 6 } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [4, 38],
          [-6, -6, 3],
          [50, -14, 'smooth', 90],
          [106, -6, 3],
          [96, 38],
        ],
      },
    },
    { box: { corner: [2, 50], size: [96, 18] } },
    { disc: { at: [24, 88], r: 20 } },
    { disc: { at: [76, 88], r: 20 } },
    { subtract: { of: [{ disc: { at: [24, 88], r: 7 } }, { disc: { at: [76, 88], r: 7 } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'stoat',
  motifs: ['stoat', 'animal'],
  words: ['stoat', 'ermine', 'weasel', 'ferret', 'marten', 'polecat', 'hermelin', 'wiesel', 'furet'],
  industries: ['fashion', 'publishing', 'design', 'pets'],
  moods: ['clever', 'elegant', 'quirky', 'bold'],
  ideas: ['speed'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A stoat stands up to look; its tail ends in ink.',
    dials: {
      gap: {
        value: 9.2,
        min: 9,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'stoat',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [54, -4, 'smooth', 90],
                [72, 4, 'smooth', 125],
                [90, 20],
                [84, 28],
                [68, 30, 'smooth', 250],
                [65, 48, 'smooth', 172],
                [74, 78, 'smooth', 180],
                [84, 108],
                [38, 108],
                [34, 84, 'smooth', 5],
                [42, 46, 'smooth', 5],
                [38, 16, 'smooth', 0],
              ],
            },
          },
          {
            disc: {
              at: [46, 1],
              r: 7.4,
            },
          },
          {
            limb: {
              points: [
                [62, 48, 6.4],
                [80, 56, 5.4],
              ],
            },
          },
          [
            {
              line: {
                points: [
                  [50, 102.5],
                  [24, 102.5],
                  [15, 90],
                  [13, 52],
                ],
                width: 11,
                bend: 10,
                cap: 'round',
              },
            },
            {
              subtract: {
                of: {
                  half: {
                    through: [14, '76+$gap'],
                    facing: 0,
                  },
                },
              },
            },
          ],
          {
            round: {
              r: 4,
              only: 'inner',
            },
          },
          {
            fine: [
              {
                round: {
                  r: 2.4,
                  only: 'outer',
                },
              },
            ],
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    disc: {
                      at: [63, 12],
                      r: 5,
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'tip',
        role: 'accent',
        shape: [
          {
            line: {
              points: [
                [50, 102.5],
                [24, 102.5],
                [15, 90],
                [13, 52],
              ],
              width: 11,
              bend: 10,
              cap: 'round',
            },
          },
          {
            subtract: {
              of: {
                half: {
                  through: [14, 76],
                  facing: 180,
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [54, -4, 'smooth', 90],
          [72, 4, 'smooth', 125],
          [90, 20],
          [84, 28],
          [68, 30, 'smooth', 250],
          [65, 48, 'smooth', 172],
          [74, 78, 'smooth', 180],
          [84, 108],
          [38, 108],
          [34, 84, 'smooth', 5],
          [42, 46, 'smooth', 5],
          [38, 16, 'smooth', 0],
        ],
      },
    },
    {
      disc: {
        at: [46, 1],
        r: 8,
      },
    },
    {
      line: {
        points: [
          [50, 102.5],
          [24, 102.5],
          [15, 90],
          [13, 52],
        ],
        width: 11,
        bend: 10,
        cap: 'round',
      },
    },
    {
      round: {
        r: 4,
        only: 'inner',
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};

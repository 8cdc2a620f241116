import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gamepad',
  motifs: ['gamepad'],
  words: [
    'gamepad',
    'game',
    'gamer',
    'gaming',
    'controller',
    'console',
    'joystick',
    'arcade',
    'esport',
    'indie',
    'player',
    'pixel',
    'videogame',
  ],
  industries: ['games'],
  moods: ['playful', 'clever', 'bold', 'youthful', 'quirky'],
  ideas: ['two-become-one'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A pad from above: the cross steers, the two buttons fire.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'pad',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [24, 12, 'smooth', 90],
                [76, 12, 'smooth', 90],
                [101, 38, 'smooth', 170],
                [104, 74, 'smooth', 184],
                [88, 90, 'smooth', 270],
                [68, 70],
                [32, 70],
                [12, 90, 'smooth', 270],
                [-4, 74, 'smooth', 356],
                [-1, 38, 'smooth', 10],
              ],
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
          {
            subtract: {
              of: [
                { box: { at: [27, 41], size: [27, '$gap'] } },
                { box: { at: [27, 41], size: ['$gap', 27] } },
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: [64, 49], r: 6 } }, { disc: { at: [80, 34], r: 6 } }],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [73, 41], r: 9 } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [42, 36, 'smooth', 90],
          [58, 36, 'smooth', 90],
          [67, 45, 'smooth', 170],
          [69, 58, 'smooth', 180],
          [63, 66, 'smooth', 270],
          [57, 59],
          [43, 59],
          [37, 66, 'smooth', 270],
          [31, 58, 'smooth', 0],
          [33, 45, 'smooth', 10],
        ],
      },
    },
  ],
};

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
    idea: 'A pad with ears: one eye steers, the other fires.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'pad',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [14, 0, 4],
                    [38, 20],
                    [62, 20],
                    [86, 0, 4],
                    [104, 62, 'smooth', 175],
                    [90, 90, 'smooth', 270],
                    [70, 74, 6],
                    [30, 74, 6],
                    [10, 90, 'smooth', 270],
                    [-4, 62, 'smooth', 5],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [14, 0],
                    [38, 20],
                    [62, 20],
                    [86, 0],
                    [104, 62, 'smooth', 175],
                    [90, 90, 'smooth', 270],
                    [70, 74],
                    [30, 74],
                    [10, 90, 'smooth', 270],
                    [-4, 62, 'smooth', 5],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { box: { at: [29, 46], size: [26, '$gap'] } },
                { box: { at: [29, 46], size: ['$gap', 26] } },
              ],
            },
          },
          { subtract: { of: { disc: { at: [71, 46], r: 11 } } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [35, 34],
          [44, 41],
          [56, 41],
          [65, 34],
          [69, 58, 'smooth', 175],
          [63, 66, 'smooth', 270],
          [57, 60],
          [43, 60],
          [37, 66, 'smooth', 270],
          [31, 58, 'smooth', 5],
        ],
      },
    },
  ],
};

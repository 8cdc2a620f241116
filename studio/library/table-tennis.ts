import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'table-tennis',
  motifs: ['table-tennis'],
  words: ['pingpong', 'tabletennis', 'tischtennis'],
  industries: [],
  moods: ['sporty', 'energetic', 'playful'],
  ideas: ['speed', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A bat and the ball that is already on its way back.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          { disc: { at: [50, 34], r: 37 } },
          { subtract: { of: { box: { corner: [0, 62], size: [100, 40] } } } },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'grip',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [24, '62+$gap'],
                [76, '62+$gap'],
                [59, 88, 6],
                [58, 112, 3],
                [42, 112, 3],
                [41, 88, 6],
              ],
            },
          },
          { turn: { by: 45 } },
        ],
      },
      { name: 'ball', role: 'accent', shape: { disc: { at: [92, 92], r: 10.5 } } },
    ],
  },
  inset: [
    { disc: { at: [50, 34], r: 37 } },
    {
      polygon: {
        points: [
          [26, 60],
          [74, 60],
          [58, 86],
          [58, 114],
          [42, 114],
          [42, 86],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

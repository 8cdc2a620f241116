import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pencil',
  motifs: ['pencil'],
  words: [
    'pencil',
    'crayon',
    'draw',
    'drawing',
    'sketch',
    'doodle',
    'draughtsman',
    'stationery',
    'stationer',
    'illustrator',
    'illustration',
    'designer',
    'school',
    'graphite',
    'classroom',
    'write',
  ],
  industries: ['design', 'education'],
  moods: ['creative', 'friendly', 'simple'],
  ideas: ['craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A coloured pencil: the painted shaft ends in the scallops that every sharpener leaves.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'shaft',
        role: 'lead',
        shape: [
          { box: { corner: [32, -20], size: [36, 100], r: [7, 7, 0, 0] } },
          {
            fine: [
              { subtract: { of: { box: { at: [50, 0], size: [44, '$gap'] } } } },
              {
                subtract: { of: [{ disc: { at: [38, 81], r: [6, 7] } }, { repeat: { n: 3, by: [12, 0] } }] },
              },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'tip',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [35.5, '80+$gap', 2],
                [64.5, '80+$gap', 2],
                [51.8, 126, 2],
                [48.2, 126, 2],
              ],
            },
          },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [30, -20, 7],
          [70, -20, 7],
          [70, 84],
          [53, 126, 3],
          [47, 126, 3],
          [30, 84],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Step } from '../blazon/blazon.ts';
import type { Concept } from './concept.ts';

/** Handle up and to the side. */
const BAT: Step[] = [
  {
    curve: {
      points: [
        [44.5, 24],
        [55.5, 24],
        [63, 36, 'smooth', 178],
        [63, 108],
        [37, 108],
        [37, 36, 'smooth', 2],
      ],
    },
  },
  { box: { corner: [44.2, -10], size: [11.6, 41] } },
  { fine: [{ round: { r: 4 } }] },
  { turn: { by: 142 } },
];

export const concept: Concept = {
  id: 'cricket-bat',
  motifs: ['cricket-bat'],
  words: [
    'cricket',
    'wicket',
    'bat',
    'batsman',
    'innings',
    'bowler',
    'cricketer',
    'stump',
    'willow',
    'umpire',
    'sixer',
  ],
  industries: ['sports'],
  moods: ['sporty', 'classic', 'friendly'],
  ideas: ['precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two cricket bats crossed over the ball.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'under',
        role: 'lead',
        shape: [...BAT, { flip: { line: { x: 50 } } }],
      },
      {
        name: 'over',
        role: 'lead',
        shape: BAT,
        knock: '$gap',
      },
      { name: 'ball', role: 'accent', shape: [{ disc: { at: [50, 96], r: 13 } }] },
    ],
  },
  inset: [
    [
      { box: { corner: [34, 30], size: [32, 80], r: 8 } },
      { box: { corner: [42, -14], size: [16, 50] } },
      { turn: { by: 42 } },
    ],
    { disc: { at: [86, 84], r: 16 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

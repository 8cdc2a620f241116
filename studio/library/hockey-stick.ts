import type { Step } from '../blazon/blazon.ts';
import type { Concept } from './concept.ts';

/** From its grip down to the blade. */
const STICK: Step[] = [
  {
    line: {
      points: [
        [4, -7],
        [76, 86],
        [102, 86],
      ],
      width: 12.4,
    },
  },
  { fine: [{ round: { r: 4 } }] },
];

export const concept: Concept = {
  id: 'hockey-stick',
  motifs: ['hockey-stick'],
  words: [
    'hockey',
    'puck',
    'icehockey',
    'rink',
    'goalie',
    'faceoff',
    'slapshot',
    'stick',
    'skater',
    'powerplay',
  ],
  industries: ['sports'],
  moods: ['sporty', 'bold', 'energetic', 'strong'],
  ideas: ['speed', 'contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Two hockey sticks crossed under the puck.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'under',
        role: 'lead',
        shape: [...STICK, { flip: { line: { x: 50 } } }],
      },
      {
        name: 'over',
        role: 'lead',
        shape: STICK,
        knock: '$gap',
      },
      { name: 'puck', role: 'accent', shape: [{ box: { at: [50, 4], size: [30, 13], r: 5 } }] },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'swimmer',
  motifs: ['swimmer', 'person'],
  words: [
    'swimmer',
    'swim',
    'swimming',
    'pool',
    'crawl',
    'lido',
    'swimwear',
    'aquatic',
    'bather',
    'lifeguard',
    'triathlon',
    'freestyle',
  ],
  industries: ['sports'],
  moods: ['sporty', 'fresh', 'energetic', 'calm'],
  ideas: ['flow', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A swimmer in the crawl: the arm comes over, the head in its lee, the water below.',
    dials: {},
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-1, 66],
                [33, 38, 'smooth', 45],
                [47, 11, 'smooth', 26],
                [60, 3, 'smooth', 95],
                [98, 26],
                [102, 34],
                [94, 38],
                [64, 22, 'smooth', 282],
                [54, 34, 'smooth', 195],
                [52, 50, 'smooth', 200],
                [40, 58, 'smooth', 258],
                [6, 73],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [76, 54], r: 11.5 } } },
      {
        name: 'water',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [-4, 92],
                    [16, 84, 'smooth', 90],
                    [50, 92, 'smooth', 90],
                    [84, 84, 'smooth', 90],
                    [104, 92],
                  ],
                  width: 10,
                  cap: 'round',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [-4, 90], to: [104, 90], width: 10 } }] },
        ],
      },
    ],
  },
};

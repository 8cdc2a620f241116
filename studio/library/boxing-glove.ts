import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'boxing-glove',
  motifs: ['boxing-glove'],
  words: [
    'boxing',
    'boxer',
    'glove',
    'punch',
    'knockout',
    'sparring',
    'kickboxing',
    'fight',
    'fighter',
    'jab',
    'contender',
    'bout',
    'uppercut',
  ],
  industries: ['fitness', 'sports'],
  moods: ['bold', 'strong', 'sporty', 'energetic', 'masculine'],
  ideas: ['protection', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A boxing glove, its thumb tucked in, over a laced cuff.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'glove',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [26, '78-$gap'],
                [22, 50, 'smooth', 350],
                [20, 20, 'smooth', 5],
                [52, -4, 'smooth', 90],
                [90, 22, 'smooth', 180],
                [84, 50, 'smooth', 190],
                [76, '78-$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
        ],
      },
      {
        name: 'thumb',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [4, 34, 'smooth', 350],
                [16, 24, 'smooth', 80],
                [30, 40, 'smooth', 160],
                [46, 48, 'smooth', 100],
                [50, 58, 'smooth', 190],
                [36, 66, 'smooth', 270],
                [12, 54, 'smooth', 320],
              ],
            },
          },
        ],
        knock: '$gap',
      },
      {
        name: 'cuff',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [26, 78],
                [76, 78],
                [78, 98],
                [24, 98],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
};

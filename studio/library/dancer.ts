import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dancer',
  motifs: ['dancer'],
  words: [
    'dancer',
    'dance',
    'ballet',
    'ballerina',
    'pirouette',
    'tutu',
    'choreographer',
    'spin',
    'twirl',
    'barre',
    'pointe',
    'danse',
    'tanz',
    'prima',
    'arabesque',
  ],
  industries: ['dance', 'theatre'],
  moods: ['elegant', 'playful', 'feminine', 'energetic'],
  ideas: ['balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A dancer on one toe is a spinning top.',
    dials: { weight: { value: 9.2, min: 8.8, max: 9.4 } },
    parts: [
      {
        name: 'dancer',
        role: 'lead',
        shape: [
          { sector: { at: [50, 18], r: 27.4, from: 24, to: 336, hole: '27.4-$weight' } },
          { disc: { at: [50, 18], r: 9.4 } },
          { bar: { from: [50, 20], to: [50, 44], width: 9 } },
          {
            limb: {
              points: [
                [50, 43, 8],
                [50, 56, 9],
              ],
            },
          },
          { disc: { at: [50, 60], r: [48, 11.5] } },
          {
            polygon: {
              points: [
                [35, 64],
                [65, 64],
                [53.5, 104],
                [46.5, 104],
              ],
              round: 2,
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [42, 8], r: 13 } },
    {
      limb: {
        points: [
          [42, 16, 7],
          [44, 34, 10],
          [46, 54, 12],
        ],
      },
    },
    {
      line: {
        points: [
          [46, 34],
          [22, 34, 'smooth', 275],
          [0, 24],
        ],
        width: 14.5,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [44, 34],
          [66, 30, 'smooth', 60],
          [80, 2],
        ],
        width: 14.5,
        cap: 'round',
      },
    },
    {
      taper: {
        points: [
          [46, 52],
          [46, 101],
        ],
        from: 22,
        to: 15,
        cap: 'round',
      },
    },
    {
      taper: {
        points: [
          [48, 58],
          [74, 64, 'smooth', 82],
          [100, 50],
        ],
        from: 24,
        to: 15,
        cap: 'round',
      },
    },
    {
      polygon: {
        points: [
          [36, 44],
          [56, 44],
          [72, 72, 4],
          [20, 75, 4],
        ],
      },
    },
    { round: { r: 7, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

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
};

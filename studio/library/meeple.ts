import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'meeple',
  motifs: ['meeple'],
  words: ['meeple', 'meeples', 'boardgame', 'boardgames', 'tabletop', 'pawn', 'gameboard', 'brettspiel'],
  industries: ['games', 'toys'],
  moods: ['playful', 'friendly', 'clever', 'cosy'],
  ideas: ['connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A wooden playing piece; between its feet there is a way in.',
    dials: { soft: { value: 6, min: 5, max: 7 } },
    parts: [
      {
        name: 'piece',
        role: 'lead',
        shape: [
          { disc: { at: [50, 22], r: 20 } },
          {
            curve: {
              points: [
                [36, 36],
                [64, 36],
                [104, 50, '$soft'],
                [100, 64, '$soft'],
                [76, 64],
                [94, 101, 5],
                [64, 101, 4],
                [64, 94, 'smooth', 0],
                [50, 79, 'smooth', 270],
                [36, 94, 'smooth', 180],
                [36, 101, 4],
                [6, 101, 5],
                [24, 64],
                [0, 64, '$soft'],
                [-4, 50, '$soft'],
              ],
            },
          },
          { fine: [{ round: { r: 6, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 20], r: 21 } },
    {
      polygon: {
        points: [
          [34, 34],
          [66, 34],
          [104, 48],
          [104, 60],
          [78, 66],
          [94, 100],
          [62, 100],
          [50, 78],
          [38, 100],
          [6, 100],
          [22, 66],
          [-4, 60],
          [-4, 48],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

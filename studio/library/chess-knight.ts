import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chess-knight',
  motifs: ['chess-knight'],
  words: [
    'chess',
    'knight',
    'checkmate',
    'gambit',
    'strategy',
    'strategist',
    'grandmaster',
    'tactic',
    'cavalry',
    'endgame',
    'castling',
    'opening',
    'blitz',
  ],
  industries: ['games', 'consulting'],
  moods: ['clever', 'bold', 'classic', 'strong', 'authoritative'],
  ideas: ['contrast', 'precision'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A knight steps over four squares, dark on light and light on dark.',
    dials: { soft: { value: 3.4, min: 2.6, max: 4.4 } },
    parts: [
      {
        name: 'board',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [50, 50] } },
          { halfturn: { about: [50, 50] } },
          {
            exclude: {
              of: [
                {
                  fine: [
                    {
                      curve: {
                        points: [
                          [17, 93],
                          [17, 81],
                          [30, 76, 'smooth', 60],
                          [40, 63, 'smooth', 10],
                          [34, 60, 'smooth', 275],
                          [21, 68, '$soft'],
                          [8, 55, '$soft'],
                          [26, 24, 'smooth', 24],
                          [32, 4],
                          [47, 14],
                          [84, 58, 'smooth', 165],
                          [81, 81],
                          [85, 81],
                          [85, 93],
                        ],
                      },
                    },
                    { subtract: { of: { disc: { at: [36, 33], r: 4.8 } } } },
                  ],
                },
                {
                  plain: [
                    {
                      curve: {
                        points: [
                          [17, 93],
                          [17, 81],
                          [30, 76, 'smooth', 60],
                          [40, 63, 'smooth', 10],
                          [34, 60, 'smooth', 275],
                          [21, 68],
                          [8, 55],
                          [26, 24, 'smooth', 24],
                          [32, 4],
                          [47, 14],
                          [84, 58, 'smooth', 165],
                          [85, 93],
                        ],
                      },
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [12, 84], size: [76, 16], r: 4 } },
    {
      curve: {
        points: [
          [24, 90],
          [28, 70, 'smooth', 20],
          [46, 50],
          [24, 60, 6],
          [8, 50, 6],
          [34, 18, 'smooth', 45],
          [40, 0, 3],
          [54, 12, 'smooth', 100],
          [82, 52, 'smooth', 180],
          [78, 90],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

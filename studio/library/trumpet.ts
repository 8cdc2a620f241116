import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'trumpet',
  motifs: ['trumpet'],
  words: [
    'trumpet',
    'brass',
    'horn',
    'jazz',
    'fanfare',
    'bugle',
    'cornet',
    'trumpeter',
    'swing',
    'orchestra',
    'bandleader',
    'herald',
    'band',
  ],
  industries: ['music'],
  moods: ['energetic', 'bold', 'retro', 'cheerful'],
  ideas: ['harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A trumpet lifted to play: three valves, one wide bell.',
    dials: { weight: { value: 9.4, min: 9.2, max: 9.8 } },
    parts: [
      {
        name: 'horn',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-12, 36],
                [-4, 42],
                [72, 42, 'smooth', 90],
                [104, 18],
                [112, 18],
                [112, 76],
                [104, 76],
                [72, 52, 'smooth', 270],
                [-4, 52],
                [-12, 58],
              ],
            },
          },
          [
            { box: { corner: [0, '51-$weight'], size: [86, 43], r: 18 } },
            { outline: { width: '$weight', side: 'inside' } },
          ],
          {
            fine: [
              [
                { bar: { from: [24, 24], to: [24, 80], width: '$weight' } },
                { repeat: { n: 3, by: [19, 0] } },
              ],
            ],
          },
          {
            plain: [
              [
                { bar: { from: [24, 24], to: [24, 46], width: '$weight' } },
                { repeat: { n: 3, by: [19, 0] } },
              ],
            ],
          },
          { fine: [{ round: { r: 2.4, only: 'outer' } }] },
          { turn: { by: -30 } },
        ],
      },
    ],
  },
};

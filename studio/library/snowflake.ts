import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'snowflake',
  motifs: ['snowflake', 'star', 'arrow'],
  words: [
    'snow',
    'snowflake',
    'winter',
    'ice',
    'frost',
    'frozen',
    'cold',
    'ski',
    'skiing',
    'cool',
    'neige',
    'schnee',
    'glacier',
    'polar',
    'refrigeration',
  ],
  industries: ['sports', 'travel', 'food', 'hardware-tools', 'logistics', 'construction'],
  moods: ['fresh', 'clean', 'precise', 'calm', 'modern'],
  ideas: ['precision', 'harmony', 'balance'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A snowflake of six arrows that all point to one centre.',
    dials: { weight: { value: 10.4, min: 9.6, max: 10.8 } },
    parts: [
      {
        name: 'flake',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [31, -1.3],
                [50, '50-$weight-8.6'],
                [69, -1.3],
              ],
              width: '$weight',
              bend: 7,
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { spin: { n: 6 } },
        ],
      },
    ],
  },
  inset: [
    [
      { bar: { from: [50, -6], to: [50, 106], width: 17, cap: 'round' } },
      { spin: { n: 3, about: [50, 50], step: 60 } },
    ],
    [
      {
        polygon: {
          points: [
            [50, 26],
            [32, 8],
            [43, -3],
            [50, 4],
            [57, -3],
            [68, 8],
          ],
        },
      },
      { spin: { n: 6, about: [50, 50] } },
    ],
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

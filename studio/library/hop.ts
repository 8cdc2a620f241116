import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hop',
  motifs: ['hop', 'pine', 'leaf'],
  words: [
    'hop',
    'hops',
    'beer',
    'brewery',
    'brewing',
    'brewer',
    'ale',
    'ipa',
    'lager',
    'taproom',
    'tap',
    'pub',
    'craft',
    'malt',
    'stout',
    'brauerei',
    'birra',
  ],
  industries: ['brewery', 'bar', 'beverage', 'agriculture'],
  moods: ['handmade', 'bold', 'natural', 'rustic', 'strong'],
  ideas: ['craft', 'growth', 'harmony'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'A hop cone laid like a roof of scales; the gold that the brewer wants sits at its heart.',
    dials: { gap: { value: 8.3, min: 8, max: 8.6 } },
    parts: [
      {
        name: 'tip',
        role: 'lead',
        shape: { fine: [{ petal: { from: [50, 60], to: [50, 110], width: 34 } }] },
      },
      {
        name: 'low',
        role: 'lead',
        knock: '$gap',
        shape: {
          fine: [{ petal: { from: [40, 46], to: [24, 92], width: 34 } }, { mirror: { line: { x: 50 } } }],
        },
      },
      {
        name: 'heart',
        role: 'accent',
        knock: '$gap',
        shape: [
          { fine: [{ petal: { from: [50, 36], to: [50, 85], width: 36 } }] },
          { plain: [{ petal: { from: [50, 36], to: [50, 102], width: 40 } }] },
        ],
      },
      {
        name: 'high',
        role: 'lead',
        knock: '$gap',
        shape: [{ petal: { from: [44, 18], to: [14, 64], width: 36 } }, { mirror: { line: { x: 50 } } }],
      },
      {
        name: 'top',
        role: 'lead',
        knock: '$gap',
        shape: [{ petal: { from: [50, 2], to: [50, 55], width: 36 } }],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 44], r: 35, n: 7, depth: 6 } },
    {
      polygon: {
        points: [
          [22, 50],
          [78, 50],
          [50, 110, 5],
        ],
      },
    },
    [{ petal: { from: [50, 16], to: [2, -6], width: 28 } }, { mirror: { line: { x: 50 } } }],
    { round: { r: 6, only: 'inner' } },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

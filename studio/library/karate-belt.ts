import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'karate-belt',
  motifs: [],
  words: [
    'karate',
    'judo',
    'dojo',
    'aikido',
    'taekwondo',
    'jiujitsu',
    'bjj',
    'martial',
    'belt',
    'blackbelt',
    'obi',
    'sensei',
    'gi',
    'kata',
    'sparring',
    'kampfsport',
    'kampfkunst',
    '空手',
    '柔道',
    '道場',
    '태권도',
    '跆拳道',
    'каратэ',
  ],
  industries: ['fitness', 'sports', 'education'],
  moods: ['strong', 'precise', 'honest', 'energetic'],
  ideas: ['balance', 'harmony', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A belt, tied; the one stripe on its end is what was earned.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'belt',
        role: 'lead',
        shape: [
          [
            { bar: { from: [46, 26], to: [16, 100], width: 25 } },
            { mirror: { line: { x: 50 } } },
            { fine: [{ cut: { line: { x: 50 }, gap: '$gap' } }] },
            { subtract: { of: { box: { corner: [-20, -20], size: [140, '56+$gap'] } } } },
          ],
          { box: { corner: [-6, 12], size: [112, 24] } },
        ],
      },
      {
        name: 'stripe',
        role: 'accent',
        shape: [{ bar: { from: [77, 82.7], to: [84.2, 100.5], width: 25.4 } }],
        knock: '$gap*0.96',
      },
      {
        name: 'knot',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [34, 4],
                [66, 4],
                [61, 50],
                [39, 50],
              ],
            },
          },
          { fine: [{ round: { r: 5 } }] },
        ],
        knock: '$gap',
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sheep',
  motifs: ['sheep', 'ram'],
  words: [
    'sheep',
    'lamb',
    'ewe',
    'wool',
    'woolly',
    'fleece',
    'merino',
    'flock',
    'shepherd',
    'shepherdess',
    'shearing',
    'pasture',
    'fold',
    'mutton',
    'knitwear',
    'felt',
  ],
  industries: ['agriculture', 'crafts', 'fashion'],
  moods: ['soft', 'friendly', 'natural', 'warm', 'cosy'],
  ideas: ['protection', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A sheep in full wool, its bare head turned to the grass.',
    dials: { gap: { value: 9, min: 8.7, max: 9.4 } },
    parts: [
      {
        name: 'head',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [82, 14, 'smooth', 90],
                [98, 27, 'smooth', 160],
                [105, 54, 'smooth', 185],
                [95, 61, 'smooth', 285],
                [76, 40, 'smooth', 330],
              ],
            },
          },
          { petal: { from: [88, 24], to: [59, 28], width: 15 } },
          { round: { r: 2.5 } },
        ],
      },
      {
        name: 'wool',
        role: 'lead',
        shape: [
          { scallop: { at: [42, 44], r: [46, 36], n: 12, depth: 5 } },
          { bar: { from: [18, 60], to: [18, 100], width: 9 } },
          { bar: { from: [35.5, 60], to: [35.5, 100], width: 9 } },
          { bar: { from: [54, 60], to: [54, 100], width: 9 } },
          { bar: { from: [71.5, 60], to: [71.5, 100], width: 9 } },
          { subtract: { of: { use: { part: 'head' } }, gap: '$gap' } },
          { fine: [{ round: { r: 2.2 } }] },
        ],
      },
    ],
  },
};

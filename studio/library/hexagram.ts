import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hexagram',
  motifs: ['hexagram', 'star'],
  words: [
    'hexagram',
    'synagogue',
    'shalom',
    'jewish',
    'judaism',
    'rabbi',
    'torah',
    'zion',
    'israel',
    'hebrew',
    'kosher',
    'hanukkah',
    'shabbat',
    'sabbath',
  ],
  industries: [],
  moods: ['calm', 'classic', 'timeless', 'trustworthy'],
  ideas: ['harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The star of David: two triangles laid over each other.',
    dials: { weight: { value: 12, min: 11, max: 13 } },
    parts: [
      {
        name: 'star',
        role: 'lead',
        shape: [
          { star: { at: [50, 50], n: 3, r: 56 } },
          { star: { at: [50, 50], n: 3, r: 56, turn: 180 } },
          { subtract: { of: { star: { at: [50, 50], n: 6, r: '32-$weight', turn: 30 } } } },
          { fine: [{ round: { r: 1.5, only: 'outer' } }] },
        ],
      },
    ],
  },
};

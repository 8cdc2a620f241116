import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hand-mirror',
  motifs: ['mirror'],
  words: [
    'mirror',
    'reflection',
    'vanity',
    'beautician',
    'makeover',
    'boudoir',
    'narcissus',
    'toilette',
    'dresser',
    'salon',
  ],
  industries: ['beauty'],
  moods: ['feminine', 'elegant', 'classic', 'romantic'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A hand mirror on the slant, with one glint in the glass.',
    dials: { weight: { value: 9.5, min: 9, max: 10.2 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 34], r: [34, 38] } },
            { subtract: { of: { disc: { at: [50, 34], r: ['34-$weight', '38-$weight'] } } } },
          ],
          { fine: [{ disc: { at: [50, -4], r: 6.5 } }] },
          {
            curve: {
              points: [
                [42, 69],
                [58, 69],
                [55, 82, 'smooth', 180],
                [58, 98, 'smooth', 170],
                [50, 106, 'smooth', 270],
                [42, 98, 'smooth', 10],
                [45, 82, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
          { turn: { by: 35 } },
        ],
      },
      {
        name: 'glint',
        role: 'second',
        shape: [
          { bar: { from: [43, 44], to: [43, 23], width: 8.6, cap: 'round' } },
          { bar: { from: [60, 45], to: [60, 38], width: 8.6, cap: 'round' } },
          { turn: { by: 35 } },
        ],
      },
    ],
  },
};

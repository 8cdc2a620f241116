import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'elephant',
  motifs: ['elephant'],
  words: [
    'elephant',
    'tusk',
    'trunk',
    'ganesh',
    'memory',
    'remember',
    'archive',
    'backup',
    'jumbo',
    'mammoth',
    'savanna',
    'elefant',
  ],
  industries: ['data', 'software', 'travel', 'childcare', 'insurance', 'nonprofit', 'logistics'],
  moods: ['friendly', 'strong', 'trustworthy', 'calm', 'caring'],
  ideas: ['protection', 'shelter', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An elephant built of arches; the ear is a page it never forgets.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'elephant',
        role: 'lead',
        shape: [
          { box: { corner: [0, 16], size: [75, 86], r: [36, 20, 0, 0] } },
          { subtract: { of: { box: { corner: [22, 76], size: [24, 50], r: [12, 12, 0, 0] } } } },
          { disc: { at: [68, 36], r: 29 } },
          {
            line: {
              points: [
                [88, 36],
                [90, 60],
                [90, 90],
                [106, 95],
              ],
              width: 14,
              bend: 12,
            },
          },
          { round: { r: 3, only: 'inner' } },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
      {
        name: 'ear',
        role: 'second',
        knock: '$gap',
        shape: [
          { fine: [{ box: { corner: [30, 33], size: [28, 29], r: [5, 5, 5, 22] } }] },
          { plain: [{ disc: { at: [45, 47], r: 14 } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [30, 22], size: [66, 54], r: [30, 26, 6, 6] } },
    { box: { corner: [34, 60], size: [22, 36], r: 3 } },
    { box: { corner: [74, 60], size: [22, 36], r: 3 } },
    { disc: { at: [30, 40], r: 24 } },
    {
      line: {
        points: [
          [16, 40],
          [9, 84],
          [0, 84],
        ],
        width: 15,
        cap: 'round',
        bend: 16,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hydrant',
  motifs: ['hydrant'],
  words: ['hydrant', 'hydrants', 'fireplug', 'standpipe', 'sprinkler'],
  industries: ['security', 'government', 'construction', 'pets'],
  moods: ['strong', 'bold', 'trustworthy', 'friendly'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A fire hydrant, its cap in view.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'hydrant',
        role: 'lead',
        shape: [
          { box: { at: [50, -2], size: [22, 18], r: 3 } },
          {
            curve: {
              points: [
                [18, 30],
                [18, 26],
                [50, 0, 'smooth', 90],
                [82, 26],
                [82, 30],
              ],
            },
          },
          { box: { corner: [25, '30+$gap'], size: [50, '64-$gap'] } },
          { box: { corner: [6, 52], size: [88, 20] } },
          {
            fine: [
              { box: { corner: [2, 46], size: [13, 32], r: 4 } },
              { box: { corner: [85, 46], size: [13, 32], r: 4 } },
            ],
          },
          { box: { corner: [17, 88], size: [66, 12], r: 3 } },
          { subtract: { of: { disc: { at: [50, 63.5], r: '7.4+$gap' } } } },
        ],
      },
      { name: 'cap', role: 'accent', shape: { disc: { at: [50, 63.5], r: 7.4 } } },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [20, 28],
          [50, -6, 'smooth', 90],
          [80, 28],
        ],
      },
    },
    { box: { corner: [24, 38], size: [52, 56] } },
    { box: { corner: [2, 48], size: [96, 22] } },
    { box: { corner: [12, 88], size: [76, 14] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

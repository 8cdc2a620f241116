import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tugboat',
  motifs: ['tugboat', 'boat', 'ship'],
  words: [
    'tugboat',
    'tugboats',
    'tug',
    'tugs',
    'schleppboot',
    'remorqueur',
    'remolcador',
    'rimorchiatore',
    'rebocador',
    'sleepboot',
    'bogserbåt',
    'römorkör',
    'harbour',
    'towage',
    'tow',
  ],
  industries: ['marine', 'logistics', 'transport', 'toys'],
  moods: ['strong', 'friendly', 'honest', 'trustworthy'],
  ideas: ['guidance', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tug: small house, tall funnel, a great deal of bow.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'hull',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-4, 54, 2],
                [14, 64, 'smooth', 110],
                [40, 68],
                [104, 68, 2],
                [96, 91, 6],
                [16, 91, 6],
                [2, 76, 'smooth', 345],
              ],
            },
          },
          {
            polygon: {
              points: [
                [20, 68],
                [20, 14],
                [13, 14, 1],
                [13, 2, 1],
                [60, 2, 1],
                [60, 14, 1],
                [54, 14],
                [54, 68],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [30, 23], size: [14, 16], r: 2 } } } }] },
        ],
      },
      {
        name: 'funnel',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                ['54+$gap', '68-$gap'],
                ['56+$gap', 12],
                [88, 12],
                [90, '68-$gap'],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [50, 26], size: [60, 9] } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-4, 50],
          [14, 64, 'smooth', 110],
          [40, 68],
          [104, 68],
          [94, 98, 6],
          [16, 98, 6],
          [2, 78, 'smooth', 345],
        ],
      },
    },
    { box: { corner: [18, 4], size: [38, 68] } },
    { box: { corner: [68, 14], size: [22, 42] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

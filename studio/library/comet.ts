import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'comet',
  motifs: [],
  words: [
    'comet',
    'comets',
    'meteor',
    'meteorite',
    'asteroid',
    'shooting',
    'perseid',
    'halley',
    'komet',
    'comète',
    'cometa',
    'komeet',
    'kuyrukluyıldız',
    'κομήτης',
    'комета',
    'مذنب',
    '彗星',
    '혜성',
  ],
  industries: ['space', 'software', 'logistics', 'media', 'games'],
  moods: ['bold', 'energetic', 'dreamy', 'futuristic'],
  ideas: ['speed', 'journey', 'propulsion'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A comet carries a star in its head; one streak of paper is the speed of its flight.',
    dials: { soft: { value: 3, min: 2.6, max: 3.4 } },
    parts: [
      {
        name: 'comet',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [104, -4],
                [62, 75, 'smooth', 217],
                [28, 102, 'smooth', 270],
                [-2, 72, 'smooth', 0],
                [25, 37, 'smooth', 52],
              ],
            },
          },
          { round: { r: '$soft', only: 'outer' } },
          { subtract: { of: { star: { at: [28, 72], n: 4, r: 18, inner: 8.8 } } } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [57, 44, 4.4],
                        [77, 23, 4.4],
                      ],
                    },
                  },
                },
              },
            ],
          },
          { move: { by: [-2, 0] } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [104, -4, 3],
          [62, 75, 'smooth', 217],
          [28, 102, 'smooth', 270],
          [-2, 72, 'smooth', 0],
          [25, 37, 'smooth', 52],
        ],
      },
    },
    { subtract: { of: { disc: { at: [28, 72], r: 13 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

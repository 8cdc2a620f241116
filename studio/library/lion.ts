import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lion',
  motifs: ['lion'],
  words: [
    'lion',
    'leo',
    'lyon',
    'lioness',
    'pride',
    'mane',
    'roar',
    'brave',
    'courage',
    'king',
    'royal',
    'aslan',
    'simba',
  ],
  industries: ['finance', 'education', 'sports', 'childcare', 'toys', 'insurance'],
  moods: ['warm', 'strong', 'friendly', 'bold', 'cheerful'],
  ideas: ['protection', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: "A lion's head in its mane.",
    dials: { gap: { value: 9, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'mane',
        role: 'lead',
        shape: [{ star: { at: [50, 52], n: 13, r: 57, inner: 47 } }, { fine: [{ round: { r: 3 } }] }],
      },
      {
        name: 'face',
        role: 'second',
        shape: [
          { disc: { at: [35, 35], r: 8.5 } },
          { disc: { at: [65, 35], r: 8.5 } },
          {
            curve: {
              points: [
                [50, 29, 'smooth', 90],
                [73, 50, 'smooth', 180],
                [66, 68, 'smooth', 205],
                [50, 80, 'smooth', 270],
                [34, 68, 'smooth', 335],
                [27, 50, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [40, 57, 2],
                      [60, 57, 2],
                      [50, 69, 2],
                    ],
                  },
                },
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 50], r: 54, n: 9, depth: 7 } },
    { round: { r: 5, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ disc: { at: [33, 44], r: 8 } }, { mirror: { line: { x: 50 } } }],
          [
            {
              polygon: {
                points: [
                  [34, 58, 4],
                  [66, 58, 4],
                  [50, 76, 4],
                ],
              },
            },
          ],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

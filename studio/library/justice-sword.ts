import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'justice-sword',
  motifs: ['scales'],
  words: [
    'scales',
    'justice',
    'law',
    'legal',
    'attorney',
    'fair',
    'court',
    'counsel',
    'notary',
    'weigh',
    'mediation',
    'advocate',
  ],
  industries: ['legal', 'consulting', 'finance', 'government', 'nonprofit'],
  moods: ['authoritative', 'classic', 'strong', 'serious', 'bold'],
  ideas: ['balance', 'protection', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The sword of justice, point down, and its guard is the beam of the scales.',
    dials: { weight: { value: 9, min: 8.6, max: 9.2 } },
    parts: [
      {
        name: 'scales',
        role: 'lead',
        shape: [
          { fine: [{ disc: { at: [50, 0], r: 15 } }] },
          { plain: [{ box: { corner: [40, -12], size: [20, 30] } }] },
          {
            line: {
              points: [
                [8, 35],
                [50, 23, 'via'],
                [92, 35],
              ],
              width: 13,
              cap: 'round',
            },
          },
          {
            polygon: {
              points: [
                [43, 4],
                [57, 4],
                [57, 92],
                [50, 106, 1.5],
                [43, 92],
              ],
            },
          },
          [
            {
              polygon: {
                points: [
                  [3, 36],
                  [13, 36],
                  [29, 74],
                  [-13, 74],
                ],
              },
            },
            {
              subtract: {
                of: {
                  polygon: {
                    points: [
                      [8, 46],
                      ['29-1.2*$weight', 74],
                      ['1.2*$weight-13', 74],
                    ],
                  },
                },
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          [{ sector: { at: [8, 70], r: 22, from: 90, to: 270 } }, { mirror: { line: { x: 50 } } }],
          { fine: [{ subtract: { of: { disc: { at: [50, 0], r: 6 } } } }] },
          { scale: { by: 0.86 } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [8, 35],
          [50, 23, 'via'],
          [92, 35],
        ],
        width: 16,
        cap: 'round',
      },
    },
    {
      polygon: {
        points: [
          [41, -14],
          [59, -14],
          [59, 92],
          [50, 108],
          [41, 92],
        ],
      },
    },
    [
      {
        polygon: {
          points: [
            [0, 36],
            [16, 36],
            [24, 74],
            [-8, 74],
          ],
        },
      },
      { sector: { at: [8, 68], r: 24, from: 90, to: 270 } },
      { mirror: { line: { x: 50 } } },
    ],
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};

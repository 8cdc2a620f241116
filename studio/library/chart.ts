import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chart',
  motifs: ['chart', 'bird'],
  words: [
    'chart',
    'graph',
    'growth',
    'analytics',
    'data',
    'statistic',
    'forecast',
    'index',
    'report',
    'metric',
    'performance',
    'rise',
    'profit',
    'dashboard',
    'insight',
    'tracker',
    'investor',
  ],
  industries: ['finance', 'data', 'consulting', 'accounting', 'marketing'],
  moods: ['optimistic', 'professional', 'clever', 'modern', 'energetic'],
  ideas: ['growth', 'propulsion'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A bird whose raised wing is a rising bar chart.',
    dials: { gap: { value: 9, min: 8.7, max: 9.6 } },
    parts: [
      {
        name: 'bird',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: ['58-2*$gap-34', 24], size: [17, 34], r: [13, 0, 0, 0] } },
              { box: { corner: ['58-$gap-17', 4], size: [17, 56], r: [13, 0, 0, 0] } },
              { box: { corner: [58, -16], size: [17, 74], r: [13, 0, 0, 0] } },
            ],
          },
          {
            plain: [
              { box: { corner: ['58-2*$gap-34', 24], size: [17, 34] } },
              { box: { corner: ['58-$gap-17', 4], size: [17, 56] } },
              { box: { corner: [58, -16], size: [17, 74] } },
            ],
          },
          {
            curve: {
              points: [
                [-12, 62, 2],
                [10, 54, 'smooth', 75],
                [62, 52, 'smooth', 85],
                [75, 44, 'smooth', 50],
                [88, 38, 'smooth', 90],
                [101, 50, 'smooth', 180],
                [56, 82, 'smooth', 270],
                [10, 70, 'smooth', 290],
                [-10, 72, 2],
              ],
            },
          },
          {
            polygon: {
              points: [
                [90, 38],
                [117, 50, 2],
                [94, 58],
              ],
            },
          },
          {
            fine: [
              [
                {
                  line: {
                    points: [
                      [44, 76],
                      [44, 99],
                      [55, 99],
                    ],
                    width: 9,
                  },
                },
                { repeat: { n: 2, by: [24, 0] } },
              ],
            ],
          },
          {
            plain: [
              [
                { box: { corner: [39.5, 76], size: [9, 26] } },
                { box: { corner: [63.5, 74], size: [9, 28] } },
              ],
            ],
          },
          { scale: { by: 0.88 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [2, 60], size: [25, 38], r: 3 } },
    { box: { corner: [37.5, 32], size: [25, 66], r: 3 } },
    { box: { corner: [73, 2], size: [25, 96], r: 3 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

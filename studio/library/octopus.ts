import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'octopus',
  motifs: ['octopus'],
  words: [
    'octopus',
    'tentacle',
    'squid',
    'kraken',
    'multitask',
    'agency',
    'pulpo',
    'eight',
    'reach',
    'orchestrate',
    'integration',
    'hub',
  ],
  industries: ['software', 'marketing', 'restaurant', 'data', 'support-services', 'developer-tools'],
  moods: ['clever', 'playful', 'quirky', 'friendly', 'energetic'],
  ideas: ['connection', 'flow'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'An octopus with its sleeves rolled up: every arm ready to take hold.',
    dials: { weight: { value: 11.2, min: 10.8, max: 11.6 } },
    parts: [
      {
        name: 'octopus',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4, 'smooth', 90],
                [81, 27, 'smooth', 180],
                [70, 64, 'smooth', 200],
                [30, 64, 'smooth', 340],
                [19, 27, 'smooth', 0],
              ],
            },
          },
          [
            {
              fine: [
                {
                  line: {
                    points: [
                      [64, 54],
                      [84, 66, 'smooth', 90],
                      [101, 48, 'smooth', 0],
                      [95, 38],
                    ],
                    width: '$weight',
                    cap: 'round',
                  },
                },
              ],
            },
            {
              plain: [
                {
                  limb: {
                    points: [
                      [66, 58, 6],
                      [100, 58, 6],
                    ],
                  },
                },
              ],
            },
            {
              line: {
                points: [
                  [58, 60],
                  [70, 91, 'smooth', 125],
                  [84, 96, 'smooth', 90],
                  [102, 80, 'smooth', 0],
                ],
                width: '$weight',
                cap: 'round',
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          {
            fine: [
              { subtract: { of: [{ disc: { at: [38, 44], r: 6 } }, { mirror: { line: { x: 50 } } }] } },
              { round: { r: 3, only: 'inner' } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [50, 30, 36],
          [50, 54, 28],
        ],
      },
    },
    [
      {
        line: {
          points: [
            [32, 54],
            [28, 88],
            [-2, 90],
          ],
          width: 18,
          cap: 'round',
          bend: 14,
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { bar: { from: [50, 60], to: [50, 94], width: 19, cap: 'round' } },
    { round: { r: 6, only: 'inner' } },
    { subtract: { of: [{ disc: { at: [35, 36], r: 8.2 } }, { mirror: { line: { x: 50 } } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

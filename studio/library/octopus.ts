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
};

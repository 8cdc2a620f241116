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
    idea: 'An octopus with four arms of one width: one head, every hand at work.',
    dials: { weight: { value: 11.8, min: 11, max: 12.2 } },
    parts: [
      {
        name: 'octopus',
        role: 'lead',
        shape: [
          { box: { corner: [13, 0], size: [74, 66], r: [37, 37, 0, 0] } },
          {
            fine: [{ subtract: { of: [{ disc: { at: [36, 40], r: 6 } }, { mirror: { line: { x: 50 } } }] } }],
          },
          [
            {
              line: {
                points: [
                  ['13+$weight/2', 60],
                  ['13+$weight/2', 82],
                  [10, 95],
                  [4, 95],
                ],
                width: '$weight',
                bend: 9,
                cap: 'round',
              },
            },
            {
              bar: {
                from: ['50-4.4-$weight/2', 60],
                to: ['50-4.4-$weight/2', 95],
                width: '$weight',
                cap: 'round',
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
};

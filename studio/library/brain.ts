import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'brain',
  motifs: ['brain'],
  words: [
    'brain',
    'mind',
    'neuron',
    'neural',
    'neuroscience',
    'neurology',
    'neurologist',
    'cortex',
    'cerebral',
    'psychology',
    'psychiatry',
    'cognition',
    'cognitive',
    'intelligence',
  ],
  industries: ['research'],
  moods: ['clever', 'serious', 'innovative', 'precise'],
  ideas: ['connection', 'balance'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A brain from above: two halves, two folds each.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'halves',
        role: 'lead',
        shape: [
          [
            { disc: { at: [37, 18], r: 17 } },
            { disc: { at: [19, 31], r: 17 } },
            { disc: { at: [13, 53], r: 16 } },
            { disc: { at: [21, 75], r: 17 } },
            { disc: { at: [38, 84], r: 16 } },
            {
              polygon: {
                points: [
                  [36, 10],
                  [52, 3],
                  [52, 98],
                  [38, 94],
                  [20, 70],
                  [20, 30],
                ],
              },
            },
          ],
          { intersect: { of: { box: { corner: [-10, -10], size: ['60-$gap/2', 120] } } } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      line: {
                        points: [
                          [-6, 42],
                          [18, 42],
                          [26, 34],
                        ],
                        width: '$gap',
                        bend: 6,
                        cap: 'round',
                      },
                    },
                    {
                      line: {
                        points: [
                          [52, 62],
                          [32, 62],
                          [26, 70],
                        ],
                        width: '$gap',
                        bend: 7,
                        cap: 'round',
                      },
                    },
                  ],
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
};

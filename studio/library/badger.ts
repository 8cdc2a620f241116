import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'badger',
  motifs: ['badger'],
  words: ['badger', 'brock', 'sett', 'meles', 'dachs', 'stripe', 'nocturnal', 'digger', 'burrow'],
  industries: ['environment', 'security'],
  moods: ['strong', 'quirky', 'natural', 'friendly'],
  ideas: ['protection', 'contrast'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: "A badger's face, the stripes left as paper.",
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          { disc: { at: [17, 20], r: 14 } },
          {
            curve: {
              points: [
                [50, 8, 'smooth', 90],
                [93, 40, 'smooth', 178],
                [88, 68, 'smooth', 205],
                [66, 92, 'smooth', 230],
                [50, 98, 'smooth', 270],
                [34, 92, 'smooth', 310],
                [12, 68, 'smooth', 335],
                [7, 40, 'smooth', 2],
              ],
            },
          },
          { disc: { at: [83, 20], r: 14 } },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [50, -2],
                    [58, -2],
                    [57, 40, 'smooth', 184],
                    [54.5, 76, 4],
                    [45.5, 76, 4],
                    [43, 40, 'smooth', 356],
                    [42, -2],
                  ],
                },
              },
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      taper: {
                        points: [
                          [104, 46],
                          [82, 54],
                          [67, 76],
                        ],
                        from: 10,
                        to: 8.6,
                      },
                    },
                  ],
                },
              },
              {
                subtract: {
                  of: [
                    {
                      taper: {
                        points: [
                          [-4, 46],
                          [18, 54],
                          [33, 76],
                        ],
                        from: 10,
                        to: 8.6,
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
};

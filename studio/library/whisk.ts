import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'whisk',
  motifs: ['whisk'],
  words: [
    'whisk',
    'beat',
    'whip',
    'batter',
    'meringue',
    'cream',
    'baker',
    'baking',
    'pastry',
    'patisserie',
    'cookery',
    'cook',
    'recipe',
    'mixer',
    'dough',
  ],
  industries: ['bakery', 'food'],
  moods: ['playful', 'friendly', 'handmade', 'warm', 'creative'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A balloon whisk.',
    dials: { gap: { value: 9.8, min: 9.6, max: 10.4 } },
    parts: [
      {
        name: 'wires',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -30, 'smooth', 90],
                [93, 14, 'smooth', 180],
                [59, 84, 2],
                [41, 84, 2],
                [7, 14, 'smooth', 0],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      curve: {
                        points: [
                          [50, -20.5, 'smooth', 90],
                          [83.3, 14, 'smooth', 180],
                          [56, 72],
                          [44, 72],
                          [16.7, 14, 'smooth', 0],
                        ],
                      },
                    },
                    {
                      subtract: {
                        of: {
                          curve: {
                            points: [
                              [50, -40, 'smooth', 90],
                              [72, 14, 'smooth', 180],
                              [61, 84],
                              [39, 84],
                              [28, 14, 'smooth', 0],
                            ],
                          },
                        },
                      },
                    },
                    { round: { r: 4.2 } },
                  ],
                },
              },
              {
                subtract: {
                  of: [
                    {
                      curve: {
                        points: [
                          [50, -20.5, 'smooth', 90],
                          [61.6, 14, 'smooth', 180],
                          [50, 72],
                          [38.4, 14, 'smooth', 0],
                        ],
                      },
                    },
                    { round: { r: 4.2 } },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: [
                    {
                      curve: {
                        points: [
                          [50, -20, 'smooth', 90],
                          [82.6, 14, 'smooth', 180],
                          [50, 70],
                          [17.4, 14, 'smooth', 0],
                        ],
                      },
                    },
                    { cut: { line: { x: 50 }, gap: 10 } },
                    { round: { r: 4.2 } },
                  ],
                },
              },
            ],
          },
          { turn: { by: 45 } },
          { scale: { by: 0.75 } },
        ],
      },
      {
        name: 'handle',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [41, '84+$gap', 2],
                [59, '84+$gap', 2],
                [61, 126, 'smooth', 176],
                [50, 138, 'smooth', 270],
                [39, 126, 'smooth', 4],
              ],
            },
          },
          { turn: { by: 45 } },
          { scale: { by: 0.75 } },
        ],
      },
    ],
  },
};

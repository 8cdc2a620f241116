import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'helicopter',
  motifs: ['helicopter'],
  words: [
    'helicopter',
    'chopper',
    'copter',
    'rotor',
    'heli',
    'helipad',
    'heliport',
    'airlift',
    'air ambulance',
  ],
  industries: ['aviation'],
  moods: ['adventurous', 'technical', 'bold', 'trustworthy'],
  ideas: ['journey', 'speed', 'propulsion'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A helicopter from the side: the glass nose, the long tail, the rotor over all.',
    dials: { gap: { value: 9.2, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-2, 62, 'smooth', 0],
                [36, 34, 'smooth', 90],
                [62, 42, 'smooth', 96],
                [92, 42, 2],
                [98, 26, 2],
                [111, 26, 3],
                [108, 52, 4],
                [78, 57, 'smooth', 248],
                [46, 80, 'smooth', 270],
                [16, 80, 'smooth', 280],
              ],
            },
          },
        ],
        split: { by: { half: { through: [27, 56], facing: 290 } }, role: 'second', gap: '$gap' },
      },
      {
        name: 'rotor',
        role: 'lead',
        shape: [
          { bar: { from: [2, 15], to: [96, 15], width: 8.8 } },
          { fine: [{ round: { r: 4.3 } }] },
          { bar: { from: [49, 15], to: [49, 46], width: 10 } },
        ],
      },
      {
        name: 'skids',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [9, 90.5],
                    [17.5, 99],
                    [84, 99],
                  ],
                  width: 8.8,
                  cap: 'round',
                  bend: 7,
                },
              },
            ],
          },
          { plain: [{ bar: { from: [8, 99], to: [86, 99], width: 8.8 } }] },
          { bar: { from: [38, 76], to: [36, 99], width: 8.8 } },
          { bar: { from: [56, 70], to: [64, 99], width: 8.8 } },
        ],
      },
    ],
  },
};

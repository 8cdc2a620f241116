import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'turbine',
  motifs: ['turbine', 'windmill', 'propeller'],
  words: ['turbine', 'wind', 'windmill', 'propeller', 'rotor', 'spin', 'blade', 'renewable', 'breeze'],
  industries: ['energy', 'environment'],
  moods: ['clean', 'modern', 'energetic', 'technical', 'optimistic'],
  ideas: ['propulsion', 'flow', 'speed', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A wind turbine with three long blades.',
    dials: { gap: { value: 9.6, min: 9.2, max: 10.4 } },
    parts: [
      {
        name: 'tower',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [45.6, 44],
                [54.4, 44],
                [57.5, 116],
                [42.5, 116],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'blades',
        role: 'lead',
        shape: [
          [
            {
              curve: {
                points: [
                  [44, 44],
                  [41, 26, 'smooth', 2],
                  [45.2, -18, 4],
                  [54.4, -18, 4],
                  [56, 44],
                ],
              },
            },
            { spin: { n: 3, about: [50, 44] } },
          ],
          { disc: { at: [50, 44], r: 11 } },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    [{ petal: { from: [50, 48], to: [50, -8], width: 22 } }, { spin: { n: 3, about: [50, 44] } }],
    { bar: { from: [50, 44], to: [50, 112], width: 16 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

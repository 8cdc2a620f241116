import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'volcano',
  motifs: ['volcano', 'mountain', 'flame'],
  words: [
    'volcano',
    'lava',
    'magma',
    'eruption',
    'erupt',
    'crater',
    'vesuvius',
    'etna',
    'hawaii',
    'iceland',
    'geothermal',
    'vulcan',
    'fiery',
    'ash',
    'basalt',
    'caldera',
  ],
  industries: ['energy', 'restaurant', 'travel', 'games'],
  moods: ['bold', 'energetic', 'loud', 'adventurous'],
  ideas: ['propulsion', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A volcano in eruption.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'cone',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [34, 38, 3],
                [66, 38, 3],
                [80, 74, 'smooth', 148],
                [106, 104, 3],
                [-6, 104, 3],
                [20, 74, 'smooth', 32],
              ],
            },
          },
        ],
        split: {
          by: [
            {
              fine: [
                {
                  curve: {
                    points: [
                      [0, 0],
                      [100, 0],
                      [100, 54],
                      [70, 59, 'smooth', 272],
                      [60, 60, 'smooth', 270],
                      [50, 82, 'smooth', 270],
                      [40, 60, 'smooth', 270],
                      [30, 59, 'smooth', 268],
                      [0, 54],
                    ],
                  },
                },
              ],
            },
            { plain: [{ box: { corner: [0, 0], size: [100, 62] } }] },
          ],
          role: 'accent',
          gap: '$gap',
        },
      },
      {
        name: 'smoke',
        role: 'second',
        shape: [
          { disc: { at: [30, 8], r: 15 } },
          { disc: { at: [52, -2], r: 19 } },
          { disc: { at: [74, 10], r: 13 } },
          { box: { corner: [30, 8], size: [44, 15] } },
          { move: { by: [0, 3] } },
        ],
      },
    ],
  },
};

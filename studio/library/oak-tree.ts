import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'oak-tree',
  motifs: ['oak', 'tree', 'plane-tree'],
  words: [
    'oak',
    'oaks',
    'tree',
    'trees',
    'planting',
    'plant',
    'community',
    'neighbourhood',
    'grove',
    'orchard',
    'woodland',
    'arbor',
    'canopy',
    'chêne',
    'eiche',
  ],
  industries: ['nonprofit', 'environment', 'gardening', 'education', 'agriculture', 'finance'],
  moods: ['natural', 'friendly', 'optimistic', 'honest', 'caring'],
  ideas: ['growth', 'shelter', 'connection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'One oak: a broad lobed crown, and the light between its limbs.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'oak',
        role: 'lead',
        shape: [
          {
            fine: [
              { disc: { at: [50, 16], r: 21 } },
              { disc: { at: [24, 27], r: 19 } },
              { disc: { at: [76, 27], r: 19 } },
              { disc: { at: [13, 53], r: 18 } },
              { disc: { at: [87, 53], r: 18 } },
              { disc: { at: [34, 65], r: 15 } },
              { disc: { at: [66, 65], r: 15 } },
              { box: { corner: [24, 24], size: [52, 40] } },
            ],
          },
          { plain: [{ disc: { at: [50, 40], r: [55, 42] } }] },
          {
            polygon: {
              points: [
                [39, 70],
                [61, 70],
                [63, 90],
                [74, 104],
                [26, 104],
                [37, 90],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
          {
            subtract: {
              of: [
                {
                  line: {
                    points: [
                      [50, 84],
                      [50, 24],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
                {
                  line: {
                    points: [
                      [25, 44],
                      [32, 58, 'smooth', 145],
                      [50, 68],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
                {
                  line: {
                    points: [
                      [75, 33],
                      [68, 46, 'smooth', 215],
                      [50, 56],
                    ],
                    width: '$gap',
                    cap: 'round',
                  },
                },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { scallop: { at: [50, 46], r: [16, 14], n: 7, depth: 3 } },
    { bar: { from: [50, 50], to: [50, 67], width: 8 } },
  ],
};

import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'ship',
  motifs: ['ship'],
  words: [
    'ship',
    'liner',
    'cruise',
    'vessel',
    'steamer',
    'ferry',
    'shipping',
    'fleet',
    'captain',
    'harbour',
    'ocean',
    'voyage',
    'shipyard',
    'admiral',
    'freight',
  ],
  industries: ['marine', 'travel', 'logistics'],
  moods: ['bold', 'authoritative', 'classic', 'strong', 'retro'],
  ideas: ['journey', 'propulsion', 'contrast'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A liner comes straight on: one bow, one side in the light and one in shade.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bridge',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [20, 12], size: [60, 18], r: 3 } },
              { box: { corner: [39, -7], size: [22, 26], r: 3 } },
            ],
          },
          {
            plain: [
              { box: { corner: [20, 12], size: [60, 18] } },
              { box: { corner: [39, -7], size: [22, 26] } },
            ],
          },
        ],
      },
      {
        name: 'port',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [-3, '21+$gap'],
                [22, '30+$gap'],
                ['50-$gap/2', '30+$gap'],
                ['50-$gap/2', 101],
                [24, 80, 'smooth', 300],
                [8, 78],
                [5, 58, 'smooth', 352],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { plain: [{ subtract: { of: { box: { corner: [0, 95], size: [100, 20] } } } }] },
        ],
      },
      {
        name: 'starboard',
        role: 'second',
        shape: [{ use: { part: 'port' } }, { flip: { line: { x: 50 } } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 56, 2],
          [104, 56, 2],
          [88, 100, 8],
          [14, 100, 8],
        ],
      },
    },
    { box: { corner: [16, 34], size: [66, 26], r: 4 } },
    { box: { corner: [34, 2], size: [26, 36], r: 3 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

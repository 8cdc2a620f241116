import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lamp',
  motifs: ['lamp'],
  words: [
    'lamp',
    'light',
    'lighting',
    'lumen',
    'lux',
    'glow',
    'shine',
    'licht',
    'luce',
    'shade',
    'desk',
    'anglepoise',
    'reading',
    'study',
  ],
  industries: ['lighting', 'interior-design', 'furniture', 'design'],
  moods: ['modern', 'warm', 'elegant', 'creative'],
  ideas: ['guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A desk lamp bends over its work.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'lamp',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [42, 97],
                [14, 60],
                [48, 20],
              ],
              width: 9.4,
              cap: 'round',
            },
          },
          { disc: { at: [14, 60], r: 9 } },
          { box: { corner: [10, 91], size: [62, 13], r: [6, 6, 2, 2] } },
          {
            polygon: {
              points: [
                [57, 10, 4],
                [92, 22, 3],
                [54, 60, 3],
                [42, 25, 4],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
      {
        name: 'bulb',
        role: 'accent',
        shape: [
          { disc: { at: [78, 46], r: 15 } },
          { subtract: { of: { use: { part: 'lamp' } }, gap: '$gap' } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [42, 95],
          [14, 60],
          [48, 20],
        ],
        width: 15,
        cap: 'round',
      },
    },
    { box: { corner: [8, 86], size: [66, 18], r: 4 } },
    {
      polygon: {
        points: [
          [58, 6, 4],
          [96, 22, 3],
          [54, 64, 3],
          [40, 26, 4],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

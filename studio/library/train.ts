import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'train',
  motifs: ['train', 'locomotive'],
  words: [
    'train',
    'rail',
    'railway',
    'tram',
    'metro',
    'line',
    'station',
    'express',
    'track',
    'transit',
    'commute',
    'bahn',
    'loco',
  ],
  industries: ['transport', 'travel', 'logistics', 'toys', 'government'],
  moods: ['friendly', 'modern', 'trustworthy', 'strong', 'retro'],
  ideas: ['journey', 'connection', 'speed', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A steam locomotive from the side.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'engine',
        role: 'lead',
        shape: [
          { box: { corner: [34, 34], size: [66, 36], r: [0, 14, 0, 0] } },
          { box: { corner: [-3, 14], size: [38, 56] } },
          { box: { corner: [-8, 6], size: [48, 11] } },
          {
            polygon: {
              points: [
                [74, 40],
                [76, 20],
                [70, 8],
                [96, 8],
                [90, 20],
                [92, 40],
              ],
            },
          },
          {
            polygon: {
              points: [
                [94, 58],
                [114, 78],
                [99, 78],
                [94, 70],
              ],
            },
          },
          { subtract: { of: { box: { corner: [7, 27], size: [18, 19] } } } },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
      {
        name: 'wheels',
        role: 'accent',
        shape: [{ disc: { at: [10, '84+$gap'], r: 14 } }, { repeat: { n: 3, by: [38, 0] } }],
      },
    ],
  },
  inset: [
    { box: { corner: [34, 34], size: [66, 40], r: [0, 14, 0, 0] } },
    { box: { corner: [-6, 8], size: [42, 66] } },
    { box: { corner: [72, 8], size: [22, 30] } },
    [{ disc: { at: [12, 86], r: 18 } }, { repeat: { n: 3, by: [36, 0] } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

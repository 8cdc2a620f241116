import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sewing-machine',
  motifs: ['sewing-machine', 'needle', 'thread'],
  words: [
    'sewing',
    'seamstress',
    'sew',
    'stitch',
    'stitching',
    'dressmaker',
    'alteration',
    'fabric',
    'textile',
    'haberdashery',
    'quilting',
    'couture',
    'upholstery',
    'costume',
    'sewist',
    'upcycling',
  ],
  industries: ['tailoring', 'fashion', 'crafts'],
  moods: ['handmade', 'classic', 'honest', 'friendly', 'retro'],
  ideas: ['craft', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An old cast-iron sewing machine, its hand wheel the only thing that turns.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'machine',
        role: 'lead',
        shape: [
          { box: { corner: [0, 84], size: [104, 14], r: 3 } },
          {
            curve: {
              points: [
                [4, 14, 10],
                [82, 14, 14],
                [82, 60],
                [90, 90],
                [48, 90],
                [56, 60],
                [56, 40, 8],
                [30, 40],
                [30, 57, 2],
                [4, 57, 2],
              ],
            },
          },
          { box: { corner: [12.5, 50], size: [9, 25] } },
          { fine: [{ box: { corner: [36, 0], size: [13, 20], r: 2 } }, { round: { r: 3, only: 'inner' } }] },
        ],
      },
      { name: 'wheel', role: 'accent', shape: [{ box: { corner: ['82+$gap', 10], size: [12, 40], r: 3 } }] },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flat-bristle',
  motifs: ['brush'],
  words: ['brush', 'paint', 'painter', 'painting', 'bristle', 'decorator', 'decorating', 'varnish'],
  industries: ['construction', 'design', 'gallery', 'interior-design'],
  moods: ['honest', 'handmade', 'fresh', 'bold', 'friendly'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A decorator’s brush, its bristles worn to a slant by work.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'handle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -12, 'smooth', 90],
                [67, 5, 'smooth', 180],
                [64, 32, 'smooth', 182],
                [82, 46, 4],
                [82, 64],
                [18, 64],
                [18, 46, 4],
                [36, 32, 'smooth', 358],
                [33, 5, 'smooth', 0],
              ],
            },
          },
          { fine: [{ subtract: { of: { disc: { at: [50, 5], r: 5.4 } } } }] },
          { turn: { by: -45 } },
          { scale: { by: 0.92 } },
        ],
      },
      {
        name: 'hair',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [18, '64+$gap'],
                [82, '64+$gap'],
                [82, 100, 2],
                [18, 88, 2],
              ],
            },
          },
          { turn: { by: -45 } },
          { scale: { by: 0.92 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -12, 'smooth', 90],
          [68, 6, 'smooth', 180],
          [65, 32, 'smooth', 182],
          [84, 46],
          [84, 102],
          [16, 88],
          [16, 46],
          [35, 32, 'smooth', 358],
          [32, 6, 'smooth', 0],
        ],
      },
    },
    { subtract: { of: { box: { corner: [0, 60], size: [100, 12] } } } },
    { turn: { by: -45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'paintbrush',
  motifs: ['brush'],
  words: [
    'paintbrush',
    'brush',
    'paint',
    'painter',
    'painting',
    'artist',
    'art',
    'bristle',
    'watercolour',
    'acrylic',
    'studio',
    'decorator',
    'illustrator',
    'colour',
    'atelier',
  ],
  industries: ['design', 'gallery'],
  moods: ['creative', 'handmade', 'fresh'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A round brush, loaded with colour.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'handle',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [41, 70, 2],
                [41, 52],
                [38, 36, 'smooth', 0],
                [45, -18, 'smooth', 3],
                [50, -24, 'smooth', 90],
                [55, -18, 'smooth', 177],
                [62, 36, 'smooth', 180],
                [59, 52],
                [59, 70, 2],
              ],
            },
          },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'hair',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [41, '70+$gap', 1],
                [59, '70+$gap', 1],
                [65, 96, 'smooth', 180],
                [50, 124, 2],
                [35, 96, 'smooth', 0],
              ],
            },
          },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [35, 62],
          [38, -22, 4],
          [62, -22, 4],
          [65, 62],
          [72, 90, 'smooth', 185],
          [50, 124, 3],
          [28, 90, 'smooth', 355],
        ],
      },
    },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

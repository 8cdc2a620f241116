import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'torch',
  motifs: ['flame'],
  words: [
    'torch',
    'torches',
    'torchlight',
    'torchbearer',
    'beacon',
    'olympic',
    'olympics',
    'relay',
    'liberty',
    'prometheus',
    'fackel',
    'flambeau',
    'torche',
    'antorcha',
    'torcia',
    'fiaccola',
    'tocha',
    'fakkel',
    'fackla',
    'meşale',
    'πυρσός',
    'факел',
    'شعلة',
    '聖火',
    '火炬',
    '횃불',
    'मशाल',
  ],
  industries: ['sports', 'nonprofit', 'education', 'events', 'government', 'publishing'],
  moods: ['strong', 'optimistic', 'energetic', 'classic'],
  ideas: ['guidance', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A torch held up; its flame leans in the wind of the runner.',
    dials: { gap: { value: 10, min: 9.7, max: 10.6 } },
    parts: [
      {
        name: 'flame',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [64, -44, 2],
                [82, 4, 'smooth', 176],
                [50, 36, 'smooth', 270],
                [18, 4, 'smooth', 0],
                [31, -20, 2],
                [41, -12, 'smooth', 78],
              ],
            },
          },
        ],
      },
      {
        name: 'torch',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                [15, '36+$gap'],
                [85, '36+$gap'],
                [77, '53+$gap'],
                [62, '53+$gap'],
                [57, 112],
                [43, 112],
                [38, '53+$gap'],
                [23, '53+$gap'],
              ],
            },
          },
          { fine: [{ round: { r: 3 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [56, -32, 2],
          [80, 8, 'smooth', 178],
          [50, 36, 'smooth', 270],
          [20, 8, 'smooth', 2],
        ],
      },
    },
    {
      polygon: {
        points: [
          [10, 48],
          [90, 48],
          [78, 72],
          [62, 72],
          [58, 112],
          [42, 112],
          [38, 72],
          [22, 72],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'crown',
  motifs: ['crown'],
  words: [
    'crown',
    'king',
    'queen',
    'royal',
    'regal',
    'tiara',
    'coronet',
    'monarch',
    'prince',
    'princess',
    'throne',
    'majesty',
    'reign',
    'kingdom',
    'palace',
    'coronation',
    'sovereign',
  ],
  industries: ['jewellery', 'hotel'],
  moods: ['luxurious', 'classic', 'authoritative', 'timeless', 'elegant'],
  ideas: ['protection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A crown of three points on a bowed band.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'crown',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [2, 26],
                [27, 50],
                [50, 8],
                [73, 50],
                [98, 26],
                [87, '86-$gap'],
                [50, '81-$gap', 'smooth', 270],
                [13, '86-$gap'],
              ],
            },
          },
          { disc: { at: [2, 24], r: 8.5 } },
          { disc: { at: [50, 8], r: 9.5 } },
          { disc: { at: [98, 24], r: 8.5 } },
          { fine: [{ round: { r: 3.4, only: 'inner' } }] },
        ],
      },
      {
        name: 'band',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [13, 86],
                [50, 81, 'smooth', 90],
                [87, 86],
                [86, 97],
                [50, 92, 'smooth', 270],
                [14, 97],
              ],
            },
          },
          { fine: [{ round: { r: 2.5 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 20],
          [28, 46],
          [50, 4],
          [72, 46],
          [100, 20],
          [88, 92],
          [12, 92],
        ],
      },
    },
    { round: { r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dress',
  motifs: ['dress'],
  words: [
    'dress',
    'gown',
    'frock',
    'skirt',
    'bodice',
    'dressmaker',
    'seamstress',
    'couture',
    'womenswear',
    'bridal',
    'bridesmaid',
    'ballgown',
    'boutique',
    'prom',
  ],
  industries: ['fashion', 'tailoring'],
  moods: ['feminine', 'elegant', 'romantic', 'youthful'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A dress from the front: the bodice comes to the waist, and the skirt swings out from it.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'bodice',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [29, -2],
                [38, -2],
                [50, 17],
                [62, -2],
                [71, -2],
                [70, 11, 'smooth', 175],
                [76, 23, 6],
                [65, '46-$gap'],
                [35, '46-$gap'],
                [24, 23, 6],
                [30, 11, 'smooth', 5],
              ],
            },
          },
          { fine: [{ round: { r: 1.6 } }] },
        ],
      },
      {
        name: 'skirt',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [34, 46],
                [66, 46],
                [71, 66, 'smooth', 158],
                [88, 92],
                [69, 98, 'smooth', 270],
                [50, 95, 'smooth', 270],
                [31, 98, 'smooth', 270],
                [12, 92],
                [29, 66, 'smooth', 22],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [27, -2],
          [39, -2],
          [50, 16],
          [61, -2],
          [73, -2],
          [74, 20],
          [66, 42],
          [71, 66, 'smooth', 158],
          [88, 96],
          [12, 96],
          [29, 66, 'smooth', 22],
          [34, 42],
          [26, 20],
        ],
      },
    },
    { round: { r: 2 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

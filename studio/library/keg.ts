import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'keg',
  motifs: ['barrel'],
  words: [
    'barrel',
    'keg',
    'kegs',
    'draught',
    'draft',
    'tap',
    'taproom',
    'brewery',
    'brewpub',
    'beer',
    'lager',
    'fassbier',
    'bierfass',
    'barril',
    'fusto',
    'fust',
    'fıçı',
    'кег',
    'ケグ',
    '啤酒桶',
    '케그',
  ],
  industries: ['brewery', 'bar'],
  moods: ['strong', 'modern', 'bold', 'honest', 'simple'],
  ideas: ['craft'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A keg of beer, its handle cut into the collar.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9.2 } },
    parts: [
      {
        name: 'keg',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [15, 18],
                [85, 18],
                [91, 36, 'smooth', 174],
                [92, 52, 'smooth', 180],
                [91, 68, 'smooth', 186],
                [85, 86],
                [15, 86],
                [9, 68, 'smooth', 354],
                [8, 52, 'smooth', 0],
                [9, 36, 'smooth', 6],
              ],
            },
          },
          { fine: [{ cut: { line: { y: 52 }, gap: '$gap', offsets: [-14, 14] } }] },
          { box: { corner: [19, -6], size: [62, 26], r: [7, 7, 0, 0] } },
          { box: { corner: [19, 84], size: [62, 20], r: [0, 0, 7, 7] } },
          {
            subtract: {
              of: [{ box: { corner: [32, 2.5], size: [36, 9.4] } }, { fine: [{ round: { r: 4.5 } }] }],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [10, 24], size: [80, 26] } },
    { box: { corner: [10, 62], size: [80, 24] } },
    { box: { corner: [18, -6], size: [64, 32], r: 8 } },
    { box: { corner: [18, 80], size: [64, 26], r: 8 } },
    { subtract: { of: { box: { corner: [34, 4], size: [32, 12] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'heart-pendant',
  motifs: ['necklace', 'heart'],
  words: [
    'necklace',
    'necklaces',
    'pendant',
    'locket',
    'lockets',
    'charm',
    'keepsake',
    'chain',
    'jewellery',
    'halskette',
    'anhänger',
    'pendentif',
    'colgante',
    'ciondolo',
    'pingente',
    'hanger',
    'hänge',
    'kolye',
    'кулон',
    'ペンダント',
    '吊坠',
    '펜던트',
  ],
  industries: ['jewellery'],
  moods: ['romantic', 'feminine', 'elegant', 'caring', 'warm'],
  ideas: ['connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A heart on a chain, worn where the heart is.',
    dials: { weight: { value: 10, min: 9.4, max: 11 } },
    parts: [
      {
        name: 'chain',
        role: 'lead',
        shape: {
          line: {
            points: [
              [8, -4],
              [14, 34, 'smooth', 172],
              [50, 66],
              [86, 34, 'smooth', 8],
              [92, -4],
            ],
            width: '$weight',
            cap: 'round',
          },
        },
      },
      {
        name: 'heart',
        role: 'accent',
        knock: 8.6,
        shape: {
          curve: {
            points: [
              [50, 73],
              [60, 66, 'smooth', 90],
              [71, 77, 'smooth', 180],
              [50, 103],
              [29, 77, 'smooth', 0],
              [40, 66, 'smooth', 90],
            ],
          },
        },
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [8, -4],
          [16, 34, 'smooth', 172],
          [50, 66],
          [84, 34, 'smooth', 8],
          [92, -4],
        ],
        width: 13,
      },
    },
    { subtract: { of: { disc: { at: [50, 84], r: 32 } } } },
    {
      curve: {
        points: [
          [50, 70],
          [61, 60, 'smooth', 90],
          [74, 74, 'smooth', 180],
          [50, 106],
          [26, 74, 'smooth', 0],
          [39, 60, 'smooth', 90],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

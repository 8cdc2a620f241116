import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'camel',
  motifs: ['camel', 'llama'],
  words: [
    'camel',
    'dromedary',
    'bactrian',
    'caravan',
    'desert',
    'sahara',
    'oasis',
    'bedouin',
    'hump',
    'nomad',
    'saffron',
    'spice',
    'bazaar',
    'souk',
    'kamel',
    'chameau',
    'trek',
  ],
  industries: ['travel', 'logistics', 'food'],
  moods: ['warm', 'adventurous', 'timeless', 'friendly'],
  ideas: ['journey', 'balance'],
  construction: 'letter-object',
  mark: {
    blazon: 1,
    idea: 'A camel that is a small m: two arches, two humps.',
    dials: { soft: { value: 4, min: 3, max: 5 } },
    parts: [
      {
        name: 'camel',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [31, 70],
                [31, 38, 'smooth', 0],
                [47, 20, 'smooth', 90],
                [66, 42, 'smooth', 90],
                [85, 20, 'smooth', 90],
                [101, 38, 'smooth', 180],
                [101, 70],
              ],
            },
          },
          { box: { corner: [31, 50], size: [14, 54] } },
          { box: { corner: [59, 50], size: [14, 54] } },
          { box: { corner: [87, 50], size: [14, 54] } },
          {
            line: {
              points: [
                [38, 62],
                [12, 62],
                [12, 18],
              ],
              width: 17,
              bend: 16,
            },
          },
          { box: { corner: [-12, 6], size: [32.5, 20], r: [7, 8, 0, 5] } },
          { fine: [{ bar: { from: [96, 42], to: [111, 50], width: 9.4, cap: 'round' } }] },
          { plain: [{ bar: { from: [96, 42], to: [114, 51], width: 9.4 } }] },
          { fine: [{ round: { r: '$soft', only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [48, 42], r: 16 } },
    { disc: { at: [78, 44], r: 16 } },
    { box: { corner: [32, 46], size: [62, 26], r: 12 } },
    { box: { corner: [34, 60], size: [16, 42], r: 4 } },
    { box: { corner: [78, 60], size: [16, 42], r: 4 } },
    {
      line: {
        points: [
          [38, 62],
          [8, 66],
          [8, 26],
        ],
        width: 15,
        cap: 'round',
        bend: 16,
      },
    },
    {
      limb: {
        points: [
          [8, 22, 11],
          [-8, 26, 7],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'turtle',
  motifs: ['turtle', 'hive'],
  words: [
    'turtle',
    'tortoise',
    'shell',
    'slow',
    'steady',
    'patient',
    'longevity',
    'reef',
    'schildkroete',
    'tortue',
    'armour',
    'home',
  ],
  industries: ['environment', 'insurance', 'travel', 'healthcare', 'finance', 'marine'],
  moods: ['calm', 'trustworthy', 'friendly', 'natural', 'caring'],
  ideas: ['protection', 'shelter', 'journey'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'A turtle under way; its shell is a roof of tiles.',
    dials: { gap: { value: 8.5, min: 8.3, max: 9 } },
    parts: [
      {
        name: 'limbs',
        role: 'second',
        shape: [
          {
            limb: {
              points: [
                [50, 24, 12],
                [50, 8, 13],
              ],
            },
          },
          {
            limb: {
              points: [
                [30, 34, 10],
                [6, 22, 9.5],
              ],
            },
          },
          {
            limb: {
              points: [
                [32, 84, 9],
                [9, 97, 10],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { subtract: { of: { disc: { at: [50, 64], r: [39, 40] } }, gap: '$gap' } },
          { round: { r: 2.5 } },
        ],
      },
      {
        name: 'shell',
        role: 'lead',
        shape: [
          { disc: { at: [50, 64], r: [39, 40] } },
          { fine: [{ rays: { through: [50, 64], from: 0, n: 3, gap: '$gap' } }] },
          { subtract: { of: { star: { at: [50, 64], n: 6, r: '16+$gap*1.1547', turn: 0 } } } },
          { star: { at: [50, 64], n: 6, r: 16, turn: 0 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [10, 66],
          [48, 20, 'smooth', 90],
          [86, 66],
        ],
      },
    },
    {
      limb: {
        points: [
          [88, 62, 11],
          [98, 50, 9],
        ],
      },
    },
    { box: { corner: [6, 62], size: [84, 12], r: 5 } },
    { box: { corner: [16, 66], size: [18, 24], r: [0, 0, 5, 5] } },
    { box: { corner: [62, 66], size: [18, 24], r: [0, 0, 5, 5] } },
    { subtract: { of: { star: { at: [48, 50], n: 6, r: 13 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

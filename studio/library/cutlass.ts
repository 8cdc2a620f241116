import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cutlass',
  motifs: ['cutlass'],
  words: [
    'cutlass',
    'sabre',
    'saber',
    'scimitar',
    'rapier',
    'pirate',
    'pirates',
    'buccaneer',
    'corsair',
    'swashbuckler',
    'fencing',
    'fencer',
    'swordsman',
    'säbel',
  ],
  industries: [],
  moods: ['bold', 'adventurous', 'edgy', 'masculine'],
  ideas: ['precision', 'contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A sabre behind its cup guard, curved for one clean cut.',
    dials: { gap: { value: 9, min: 8.8, max: 9.6 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [61, 62],
                [57, 28, 'smooth', 356],
                [71, -25],
                [42, -2, 'smooth', 207],
                [35, 28, 'smooth', 179],
                [38, 62],
              ],
            },
          },
          {
            fine: [
              { box: { corner: [42, '75+2*$gap'], size: [14, 26], r: [0, 0, 4, 4] } },
              { box: { corner: [36, '92+2*$gap'], size: [26, 12], r: 4 } },
            ],
          },
          { plain: [{ box: { corner: [40, '75+2*$gap'], size: [18, 30] } }] },
          { round: { r: 1.6, only: 'outer' } },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'guard',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                [23, '75+$gap'],
                [30, '65+$gap', 'smooth', 58],
                [49, '62+$gap', 'smooth', 90],
                [68, '65+$gap', 'smooth', 122],
                [75, '75+$gap'],
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
          [61, 70],
          [57, 28, 'smooth', 356],
          [71, -25],
          [42, -2, 'smooth', 207],
          [35, 28, 'smooth', 179],
          [38, 70],
        ],
      },
    },
    { bar: { from: [49, 70], to: [49, 110], width: 14 } },
    { bar: { from: [26, 74], to: [72, 74], width: 14 } },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

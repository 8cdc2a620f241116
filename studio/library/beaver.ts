import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'beaver',
  motifs: ['beaver', 'brick', 'wall'],
  words: [
    'beaver',
    'dam',
    'lodge',
    'builder',
    'building',
    'mason',
    'bricklayer',
    'brick',
    'carpenter',
    'carpentry',
    'timber',
    'lumber',
    'industrious',
    'biber',
    'castor',
    'joiner',
    'contractor',
    'construct',
  ],
  industries: ['construction', 'hardware-tools', 'manufacturing'],
  moods: ['honest', 'strong', 'friendly', 'handmade'],
  ideas: ['craft', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A beaver that builds: its tail is laid in bricks.',
    dials: { gap: { value: 9.8, min: 9.6, max: 10 } },
    parts: [
      {
        name: 'beaver',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [108, 34],
                [92, 20, 'smooth', 310],
                [72, 10, 'smooth', 270],
                [46, 36, 'smooth', 205],
                [38, 74, 'smooth', 180],
                [44, 104],
                [81, 104],
                [75, 76],
                [88, 56],
                [108, 49],
              ],
            },
          },
          { disc: { at: [58, 14], r: 8.5 } },
          { fine: [{ box: { corner: [93, 46], size: [11, 15] } }] },
          { fine: [{ round: { r: 3 } }] },
          { fine: [{ subtract: { of: { disc: { at: [77, 30], r: 4.8 } } } }] },
        ],
      },
      {
        name: 'tail',
        role: 'accent',
        shape: [
          { box: { corner: [-18, 42], size: [56, 62], r: [26, 8, 0, 26] } },
          { subtract: { of: { use: { part: 'beaver' } }, gap: '$gap' } },
          { cut: { line: { y: 61 }, gap: '$gap' } },
          { cut: { line: { y: 85 }, gap: '$gap' } },
          { fine: [{ subtract: { of: [{ box: { corner: [2, 64], size: ['$gap', 18] } }] } }] },
        ],
      },
    ],
  },
};

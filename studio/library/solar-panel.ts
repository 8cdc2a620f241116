import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'solar-panel',
  motifs: ['solar-panel'],
  words: [
    'solar',
    'panel',
    'photovoltaic',
    'pv',
    'renewable',
    'energy',
    'electricity',
    'sunlight',
    'watt',
    'kilowatt',
    'sustainable',
  ],
  industries: ['energy', 'environment', 'construction'],
  moods: ['optimistic', 'modern', 'natural', 'innovative', 'clever'],
  ideas: ['growth', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A solar panel on its stand.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'panel',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [22, 8],
                [114, 8],
                [84, 72],
                [-8, 72],
              ],
            },
          },
          { cut: { line: { y: 40 }, gap: '$gap' } },
          {
            cut: {
              line: [
                [53, 72],
                [83, 8],
              ],
              gap: '$gap',
            },
          },
          {
            cut: {
              line: [
                [22.5, 72],
                [52.5, 8],
              ],
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'stand',
        role: 'second',
        shape: [
          { box: { corner: [44, '72+$gap'], size: [13, 20] } },
          { box: { corner: [16, 96], size: [69, 13], r: 3 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [22, 8],
          [114, 8],
          [84, 68],
          [-8, 68],
        ],
      },
    },
    { box: { corner: [42, 66], size: [20, 30] } },
    { box: { corner: [20, 90], size: [64, 16] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

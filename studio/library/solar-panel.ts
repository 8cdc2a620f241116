import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'solar-panel',
  motifs: ['solar-panel', 'plant', 'leaf'],
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
  ideas: ['growth', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A solar panel that grows on a stem and turns to the sun.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'panel',
        role: 'lead',
        shape: [
          {
            fine: [
              [
                { box: { corner: [6, -4], size: ['(88-2*$gap)/3', '(56-$gap)/2'] } },
                { repeat: { n: 3, by: ['(88+$gap)/3', 0] } },
                { repeat: { n: 2, by: [0, '(56+$gap)/2'] } },
                { skew: { by: 14, about: [50, 24] } },
              ],
            ],
          },
          {
            plain: [
              [
                { box: { corner: [6, -4], size: ['(88-2*$gap)/3', '56'] } },
                { repeat: { n: 3, by: ['(88+$gap)/3', 0] } },
                { skew: { by: 14, about: [50, 24] } },
              ],
            ],
          },
          { petal: { from: [51, 102], to: [3, 66], width: 26 } },
          { box: { corner: [43, 48], size: [10, 57] } },
        ],
      },
      {
        name: 'leaf',
        role: 'accent',
        shape: [{ petal: { from: ['53+$gap', 100], to: [99, 62], width: 24 } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [20, 34],
          [108, 34, 2],
          [80, 108, 2],
          [-8, 108, 2],
        ],
      },
    },
    {
      subtract: {
        of: [
          { bar: { from: [71, 28], to: [33, 116], width: 15 } },
          { bar: { from: [-10, 71], to: [112, 71], width: 15 } },
        ],
      },
    },
    { disc: { at: [20, 6], r: 17 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'thermometer',
  motifs: ['thermometer', 'house'],
  words: [
    'thermometer',
    'heat',
    'heating',
    'boiler',
    'temperature',
    'hvac',
    'warm',
    'warmth',
    'climate',
    'cool',
    'cooling',
    'thermostat',
    'insulation',
    'radiator',
    'degree',
    'heatpump',
  ],
  industries: ['construction', 'energy', 'hardware-tools'],
  moods: ['warm', 'trustworthy', 'cosy', 'simple'],
  ideas: ['balance', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A house whose stair-well is a thermometer: comfort is measured inside.',
    dials: { gap: { value: 8.5, min: 8.2, max: 9 } },
    parts: [
      {
        name: 'house',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [50, -2, 5],
                [94, 30, 5],
                [94, 100, 5],
                [6, 100, 5],
                [6, 30, 5],
              ],
            },
          },
          { fine: [{ box: { corner: [70, 0], size: [15, 30], r: [2, 2, 0, 0] } }] },
          {
            subtract: {
              of: [
                { disc: { at: [50, 70], r: '12+$gap' } },
                { bar: { from: [50, 34], to: [50, 66], width: '9+2*$gap', cap: 'round' } },
                { fine: [{ box: { corner: [58, '45-$gap/2'], size: [23, '$gap'] } }] },
              ],
            },
          },
        ],
      },
      {
        name: 'mercury',
        role: 'accent',
        shape: [{ disc: { at: [50, 70], r: 12 } }, { bar: { from: [50, 45], to: [50, 70], width: 9 } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, 31],
          [67, 45],
          [67, 68],
          [33, 68],
          [33, 45],
        ],
      },
    },
    {
      subtract: {
        of: [
          { disc: { at: [50, 58], r: 6 } },
          { bar: { from: [50, 45], to: [50, 58], width: 7, cap: 'round' } },
        ],
      },
    },
  ],
};

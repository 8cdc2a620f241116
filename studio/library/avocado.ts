import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'avocado',
  motifs: ['avocado'],
  words: [
    'avocado',
    'guacamole',
    'aguacate',
    'hass',
    'brunch',
    'vegan',
    'salad',
    'mexican',
    'healthy',
    'stone',
    'wholefood',
  ],
  industries: ['food', 'restaurant'],
  moods: ['fresh', 'natural', 'friendly', 'modern', 'youthful'],
  ideas: ['growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Half an avocado and its stone.',
    dials: { soft: { value: 9.4, min: 8.8, max: 10 } },
    parts: [
      {
        name: 'skin',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, -4, 'smooth', 90],
                [72, 26, 'smooth', 170],
                [88, 64, 'smooth', 180],
                [50, 102, 'smooth', 270],
                [12, 64, 'smooth', 0],
                [28, 26, 'smooth', 10],
              ],
            },
          },
          { outline: { width: '$soft', side: 'inside' } },
          { turn: { by: 24 } },
        ],
      },
      { name: 'stone', role: 'accent', shape: [{ disc: { at: [50, 65], r: 15.4 } }, { turn: { by: 24 } }] },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, -4, 'smooth', 90],
          [74, 26, 'smooth', 170],
          [90, 64, 'smooth', 180],
          [50, 104, 'smooth', 270],
          [10, 64, 'smooth', 0],
          [26, 26, 'smooth', 10],
        ],
      },
    },
    { subtract: { of: { ring: { at: [50, 64], r: 30, width: 13 } } } },
    { turn: { by: 24 } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

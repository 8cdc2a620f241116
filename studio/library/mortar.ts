import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mortar',
  motifs: ['pestle'],
  words: [
    'pestle',
    'mortar',
    'apothecary',
    'pharmacy',
    'pharmacist',
    'chemist',
    'herbalist',
    'herbal',
    'remedy',
    'tincture',
    'spice',
    'ayurveda',
    'grind',
    'pesto',
    'compound',
  ],
  industries: ['healthcare', 'wellness'],
  moods: ['trustworthy', 'natural', 'classic', 'honest'],
  ideas: ['craft', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A mortar and its pestle.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'pestle',
        role: 'accent',
        shape: [
          {
            limb: {
              points: [
                [80, -10, 11.5],
                [66, 14, 7.5],
                [51, 42, 8],
              ],
            },
          },
        ],
      },
      {
        name: 'mortar',
        role: 'lead',
        shape: [
          { box: { corner: [2, 28], size: [96, 15], r: 4 } },
          {
            fine: [
              {
                curve: {
                  points: [
                    [10, '43+$gap'],
                    [90, '43+$gap'],
                    [64, 80, 'smooth', 236],
                    [60, 83],
                    [67, 91, 2],
                    [33, 91, 2],
                    [40, 83],
                    [36, 80, 'smooth', 304],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [10, '43+$gap'],
                    [90, '43+$gap'],
                    [60, 80],
                    [66, 88],
                    [34, 88],
                    [40, 80],
                  ],
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 34], size: [104, 20], r: 6 } },
    {
      curve: {
        points: [
          [10, 50],
          [90, 50],
          [66, 84, 'smooth', 236],
          [74, 100, 2],
          [26, 100, 2],
          [34, 84, 'smooth', 304],
        ],
      },
    },
    { bar: { from: [56, 40], to: [80, -4], width: 17, cap: 'round' } },
    { fit: { at: [50, 50], size: [33, 33] } },
  ],
};

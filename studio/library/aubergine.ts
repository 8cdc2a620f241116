import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'aubergine',
  motifs: ['aubergine'],
  words: [
    'aubergine',
    'aubergines',
    'eggplant',
    'eggplants',
    'berenjena',
    'melanzana',
    'melanzane',
    'beringela',
    'patlican',
    'moussaka',
    'ghanoush',
    'baingan',
    'brinjal',
    'parmigiana',
  ],
  industries: ['food', 'restaurant', 'agriculture'],
  moods: ['warm', 'fresh', 'natural', 'friendly'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An aubergine under its cap.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [30, 16],
                [70, 16],
                [73, 44, 'smooth', 172],
                [82, 82, 'smooth', 180],
                [50, 116, 'smooth', 270],
                [18, 82, 'smooth', 0],
                [27, 44, 'smooth', 8],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [41, 64],
                        [35, 82, 'smooth', 180],
                        [42, 97],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
            ],
          },
          { turn: { by: 38 } },
        ],
      },
      {
        name: 'cap',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [44, -20],
                [56, -20],
                [57, -4],
                [72, 2, 'smooth', 118],
                [80, 26],
                [63, 19, 'smooth', 262],
                [50, 34],
                [37, 19, 'smooth', 278],
                [20, 26],
                [28, 2, 'smooth', 62],
                [43, -4],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
          { turn: { by: 38 } },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [30, 40],
          [70, 40],
          [88, 80, 'smooth', 180],
          [50, 114, 'smooth', 270],
          [12, 80, 'smooth', 0],
        ],
      },
    },
    {
      curve: {
        points: [
          [43, -10],
          [57, -10],
          [58, 4],
          [82, 26],
          [18, 26],
          [42, 4],
        ],
      },
    },
    { turn: { by: 36 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

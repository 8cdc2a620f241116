import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'plaster',
  motifs: ['cross'],
  words: [
    'bandage',
    'bandages',
    'bandaid',
    'wound',
    'wounds',
    'firstaid',
    'aid',
    'nurse',
    'nursing',
    'heal',
    'healing',
    'remedy',
    'mend',
    'scratch',
    'graze',
    'injury',
  ],
  industries: ['healthcare', 'support-services', 'childcare', 'veterinary'],
  moods: ['caring', 'friendly', 'clean', 'cheerful', 'trustworthy'],
  ideas: ['protection', 'connection', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A plaster; its pad is the sign of first aid.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'strip',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [-15, 30],
                  size: [130, 40],
                  r: 20,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [-10, 30],
                  size: [120, 40],
                },
              },
            ],
          },
          {
            subtract: {
              of: {
                box: {
                  corner: ['34-$gap', 20],
                  size: ['32+2*$gap', 60],
                },
              },
            },
          },
          {
            turn: {
              by: -45,
            },
          },
        ],
      },
      {
        name: 'pad',
        role: 'accent',
        shape: [
          [
            {
              box: {
                corner: [34, 30],
                size: [32, 40],
              },
            },
            {
              turn: {
                by: -45,
              },
            },
          ],
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      box: {
                        corner: [45.5, 37],
                        size: [9, 26],
                      },
                    },
                    {
                      box: {
                        corner: [37, 45.5],
                        size: [26, 9],
                      },
                    },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      box: {
        corner: [-15, 30],
        size: [130, 40],
        r: 20,
      },
    },
    {
      turn: {
        by: -45,
      },
    },
    {
      subtract: {
        of: [
          {
            box: {
              corner: [44, 34],
              size: [12, 32],
            },
          },
          {
            box: {
              corner: [34, 44],
              size: [32, 12],
            },
          },
        ],
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};

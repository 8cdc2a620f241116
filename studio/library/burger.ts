import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'burger',
  motifs: ['burger'],
  words: [
    'burger',
    'hamburger',
    'bun',
    'patty',
    'grill',
    'smash',
    'slider',
    'cheeseburger',
    'takeaway',
    'brioche',
    'burgers',
    'bbq',
  ],
  industries: ['restaurant'],
  moods: ['bold', 'clever', 'friendly', 'retro', 'simple'],
  ideas: ['two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A burger at the beach: the bun goes down like the sun, the salad is the sea.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'bun',
        role: 'lead',
        shape: [{ sector: { at: [50, 48], r: 50, from: -90, to: 90 } }, { fine: [{ round: { r: 3 } }] }],
      },
      {
        name: 'salad',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [0, '60+$gap', 'smooth', 90],
                    [16.7, '53.5+$gap', 'smooth', 90],
                    [33.3, '60+$gap', 'smooth', 90],
                    [50, '53.5+$gap', 'smooth', 90],
                    [66.7, '60+$gap', 'smooth', 90],
                    [83.3, '53.5+$gap', 'smooth', 90],
                    [100, '60+$gap', 'smooth', 90],
                  ],
                  width: 10,
                },
              },
            ],
          },
          { plain: [{ box: { corner: [-1, '51+$gap'], size: [102, 11] } }] },
        ],
      },
      {
        name: 'base',
        role: 'lead',
        shape: [{ box: { corner: [0, '65+2*$gap'], size: [100, 20], r: [3, 3, 16, 16] } }],
      },
    ],
  },
  inset: [
    { sector: { at: [50, 50], r: 18.5, from: -90, to: 90 } },
    { box: { corner: [31, 57], size: [38, 11], r: [1, 1, 8, 8] } },
  ],
};

import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'fence',
  motifs: ['fence', 'rabbit', 'hare'],
  words: [
    'fence',
    'picket',
    'garden',
    'gate',
    'rabbit',
    'bunny',
    'yard',
    'backyard',
    'hutch',
    'warren',
    'paddock',
    'allotment',
    'peekaboo',
    'burrow',
  ],
  industries: ['gardening', 'pets', 'childcare'],
  moods: ['playful', 'cute', 'clever', 'friendly', 'cheerful'],
  ideas: ['protection', 'two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two of the pickets are the ears of a rabbit.',
    dials: { gap: { value: 8.4, min: 8.1, max: 8.7 }, w: '(104-3*$gap)/4' },
    parts: [
      {
        name: 'fence',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [-2, 24],
                  ['-2+$w/2', 12],
                  ['-2+$w', 24],
                  ['-2+$w', 104],
                  [-2, 104],
                ],
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          [
            { box: { corner: ['-2+$w+$gap', '64+$gap'], size: ['$w', '40-$gap'] } },
            { mirror: { line: { x: 50 } } },
          ],
          { box: { corner: [-2, 84], size: [104, 10] } },
        ],
      },
      {
        name: 'rabbit',
        role: 'second',
        shape: [
          [
            { box: { corner: ['-2+$w+$gap', -4], size: ['$w', 60], r: ['$w/2', '$w/2', 0, 0] } },
            { mirror: { line: { x: 50 } } },
          ],
          { box: { corner: ['-2+$w+$gap', 34], size: ['2*$w+$gap', 30], r: [0, 0, 8, 8] } },
          {
            fine: [
              {
                subtract: {
                  of: [{ disc: { at: ['48-$gap/2-$w/2+4', 50], r: 4.6 } }, { mirror: { line: { x: 50 } } }],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    [
      {
        polygon: {
          points: [
            [33, 40],
            [38, 34],
            [43, 40],
            [43, 68],
            [33, 68],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { box: { corner: [33, 48], size: [34, 10] } },
  ],
};

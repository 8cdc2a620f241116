import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hotel-bell',
  motifs: ['bell'],
  words: [
    'reception',
    'receptionist',
    'concierge',
    'lobby',
    'bellboy',
    'porter',
    'hotel',
    'hotels',
    'guesthouse',
    'motel',
    'hostel',
    'inn',
    'checkin',
    'butler',
    'hospitality',
    'bell',
  ],
  industries: ['hotel', 'travel', 'support-services', 'events', 'restaurant'],
  moods: ['friendly', 'classic', 'trustworthy', 'elegant', 'clever'],
  ideas: ['guidance', 'connection', 'two-become-one'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The bell at the desk; the key hole of your room is in it.',
    dials: {
      gap: {
        value: 8.8,
        min: 8.4,
        max: 9.4,
      },
    },
    parts: [
      {
        name: 'bell',
        role: 'lead',
        shape: [
          {
            sector: {
              at: [50, 76],
              r: 48,
              from: -90,
              to: 90,
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: [
                    {
                      disc: {
                        at: [50, 53],
                        r: 11,
                      },
                    },
                    {
                      polygon: {
                        points: [
                          [50, 48],
                          [65, 85],
                          [35, 85],
                        ],
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            fine: [
              {
                box: {
                  corner: [16, '76+$gap'],
                  size: [68, 10],
                  r: 5,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [16, '76.5+$gap'],
                  size: [68, 10],
                },
              },
            ],
          },
        ],
      },
      {
        name: 'knob',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [30, '6-$gap'],
                  size: [40, 16],
                  r: 8,
                },
              },
            ],
          },
          {
            plain: [
              {
                box: {
                  corner: [30, '6-$gap'],
                  size: [40, 22],
                },
              },
            ],
          },
          {
            fine: [
              {
                box: {
                  corner: [42.5, '18-$gap'],
                  size: [15, 10],
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
      sector: {
        at: [50, 78],
        r: 46,
        from: -90,
        to: 90,
      },
    },
    {
      box: {
        corner: [0, 84],
        size: [100, 14],
        r: 7,
      },
    },
    {
      box: {
        corner: [38, 8],
        size: [24, 14],
        r: 7,
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

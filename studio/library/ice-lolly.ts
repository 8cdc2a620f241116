import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ice-lolly',
  motifs: ['ice-lolly', 'sun', 'wave'],
  words: [
    'lolly',
    'popsicle',
    'gelato',
    'gelateria',
    'ice',
    'icecream',
    'paleta',
    'sorbet',
    'frozen',
    'summer',
    'sunset',
    'beach',
    'freeze',
    'sundae',
  ],
  industries: ['food', 'beverage', 'cafe', 'events'],
  moods: ['playful', 'fresh', 'cheerful', 'youthful', 'retro', 'energetic'],
  ideas: ['contrast', 'transformation'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A lolly, dipped once and bitten once.',
    dials: { gap: { value: 8.3, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'lolly',
        role: 'lead',
        shape: [
          { box: { corner: [13, 0], size: [74, 78], r: [37, 37, 8, 8] } },
          { subtract: { of: [{ disc: { at: [73, 2], r: 11 } }, { disc: { at: [88, 17], r: 12 } }] } },
          {
            fine: [
              { round: { r: 2, only: 'outer' } },
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [3, 50],
                        [20, 47, 'smooth', 90],
                        [40, 58, 'smooth', 90],
                        [60, 47, 'smooth', 90],
                        [80, 56, 'smooth', 90],
                        [97, 50],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'stick',
        role: 'accent',
        shape: { box: { corner: [39, '78+$gap'], size: [22, 20], r: [0, 0, 9, 9] } },
      },
    ],
  },
  inset: [
    { box: { corner: [38, 31], size: [24, 27], r: [12, 12, 2, 2] } },
    { box: { corner: [45.5, 56], size: [9, 13], r: [0, 0, 4, 4] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'peach',
  motifs: ['peach', 'leaf'],
  words: [
    'peach',
    'nectarine',
    'apricot',
    'mirabelle',
    'orchard',
    'cobbler',
    'jam',
    'juice',
    'georgia',
    'fuzzy',
    'ripe',
    'grocer',
    'sorbet',
  ],
  industries: ['food', 'beverage'],
  moods: ['fresh', 'soft', 'cheerful', 'friendly', 'sensual'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A peach with its seam and one leaf.',
    dials: { gap: { value: 9.4, min: 9, max: 10 } },
    parts: [
      {
        name: 'leaf',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [50, 10],
                [68, -12, 'smooth', 80],
                [104, -8],
                [80, 12, 'smooth', 260],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'peach',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [54, 26],
                [76, 17, 'smooth', 95],
                [100, 54, 'smooth', 180],
                [56, 106],
                [2, 56, 'smooth', 0],
                [30, 15, 'smooth', 90],
              ],
            },
          },
          { subtract: { of: { use: { part: 'leaf' } }, gap: '$gap' } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [54, 10],
                        [64, 50, 'smooth', 180],
                        [54, 80],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
              { round: { r: 3.6 } },
            ],
          },
        ],
      },
    ],
  },
};

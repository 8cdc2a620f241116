import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'popcorn',
  motifs: ['popcorn'],
  words: [
    'popcorn',
    'popper',
    'cinema',
    'movie',
    'movies',
    'snack',
    'snacks',
    'matinee',
    'maïs',
    'palomitas',
    'pipoca',
  ],
  industries: ['food', 'film', 'events', 'theatre'],
  moods: ['playful', 'cheerful', 'friendly', 'retro'],
  ideas: ['transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A striped tub runs over.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'corn',
        role: 'second',
        shape: [
          {
            fine: [
              { disc: { at: [20, 28], r: 15 } },
              { disc: { at: [40, 12], r: 17 } },
              { disc: { at: [66, 10], r: 15 } },
              { disc: { at: [82, 28], r: 14 } },
              { disc: { at: [50, 34], r: 24 } },
            ],
          },
          {
            plain: [
              { disc: { at: [26, 26], r: 20 } },
              { disc: { at: [54, 18], r: 24 } },
              { disc: { at: [78, 28], r: 16 } },
            ],
          },
        ],
      },
      {
        name: 'tub',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            polygon: {
              points: [
                [4, 40],
                [96, 40],
                [84, 104],
                [16, 104],
              ],
            },
          },
          {
            fine: [
              { rays: { through: [50, 245], from: -6.5, n: 1, gap: '$gap' } },
              { rays: { through: [50, 245], from: 6.5, n: 1, gap: '$gap' } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [20, 26], r: 17 } },
    { disc: { at: [42, 10], r: 19 } },
    { disc: { at: [68, 10], r: 18 } },
    { disc: { at: [82, 28], r: 16 } },
    { disc: { at: [50, 30], r: 24 } },
    { subtract: { of: { box: { corner: [-20, 36], size: [140, 40] } } } },
    {
      polygon: {
        points: [
          [2, 46],
          [98, 46],
          [84, 104],
          [16, 104],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'peacock',
  motifs: ['peacock', 'bird', 'fan'],
  words: [
    'peacock',
    'peahen',
    'peafowl',
    'plumage',
    'fan',
    'display',
    'pride',
    'pavo',
    'mayura',
    'palace',
    'rajasthan',
    'india',
    'ornamental',
    'strut',
  ],
  industries: ['fashion', 'jewellery', 'beauty'],
  moods: ['luxurious', 'elegant', 'bold', 'creative'],
  ideas: ['transformation', 'harmony'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A peacock spreads its fan.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'bird',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [48, 38, 'smooth', 90],
                [57, 45],
                [69, 51],
                [57, 55, 'smooth', 190],
                [58, 64, 'smooth', 165],
                [70, 86, 'smooth', 180],
                [50, 104, 'smooth', 270],
                [30, 86, 'smooth', 0],
                [40, 63, 'smooth', 15],
                [38, 48, 'smooth', 0],
              ],
            },
          },
          { round: { r: 1.8 } },
        ],
      },
      {
        name: 'fan',
        role: 'second',
        shape: [
          [
            { disc: { at: [50, 18], r: 14.5 } },
            { turn: { by: -84, about: [50, 60] } },
            { spin: { n: 5, step: 42, about: [50, 60] } },
          ],
          { sector: { at: [50, 60], r: 42, from: -98, to: 98 } },
          { subtract: { of: { disc: { at: [51, 54], r: 13 } }, gap: '$gap' } },
          { subtract: { of: { use: { part: 'bird' } }, gap: '$gap' } },
          { round: { r: 3 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [50, 17.5], r: 5 } },
                    { turn: { by: -84, about: [50, 60] } },
                    { spin: { n: 5, step: 42, about: [50, 60] } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
};

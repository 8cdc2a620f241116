import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'blossom-roundel',
  motifs: ['flower', 'daisy'],
  words: [
    'flower',
    'flowers',
    'blossom',
    'bloom',
    'stem',
    'meadow',
    'blume',
    'blüte',
    'fleur',
    'fiore',
    'bloem',
    'blomma',
    'çiçek',
    'λουλούδι',
    'цветок',
    'زهرة',
    '花',
    '꽃',
    'फूल',
    'florist',
    'wildflower',
  ],
  industries: ['flowers', 'gardening', 'events', 'wellness', 'nonprofit'],
  moods: ['fresh', 'cheerful', 'natural', 'simple', 'soft'],
  ideas: ['growth', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A flower in the evening sun: it is the light that is left out.',
    dials: { gap: { value: 9, min: 8.6, max: 9.8 } },
    parts: [
      {
        name: 'ground',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 52 } },
          {
            subtract: {
              of: [{ drop: { at: [50, 19], r: 12.5, tip: [50, 40] } }, { spin: { n: 5, about: [50, 38] } }],
            },
          },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [50, 40],
                    [51, 76, 'smooth', 180],
                    [46, 110],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          { fine: [{ subtract: { of: { petal: { from: [53, 92], to: [80, 68], width: 15 } } } }] },
        ],
      },
      { name: 'heart', role: 'accent', shape: { disc: { at: [50, 38], r: 8 } } },
    ],
  },
  inset: [
    { disc: { at: [50, 20], r: 14 } },
    { spin: { n: 5, about: [50, 38] } },
    { subtract: { of: { disc: { at: [50, 38], r: 8 } } } },
    { bar: { from: [50, 52], to: [50, 106], width: 12 } },
    { petal: { from: [52, 100], to: [86, 72], width: 22 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

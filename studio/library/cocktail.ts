import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cocktail',
  motifs: ['cocktail', 'glass', 'sun'],
  words: [
    'cocktail',
    'sundowner',
    'martini',
    'mixologist',
    'bartender',
    'aperitif',
    'aperitivo',
    'spritz',
    'sunset',
    'lounge',
    'speakeasy',
    'gin',
    'rooftop',
    'daiquiri',
    'negroni',
    'mojito',
  ],
  industries: ['bar'],
  moods: ['elegant', 'warm', 'clever', 'retro', 'modern'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Sundowner: the sun goes down into the glass.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'glass',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-2, 28],
                [102, 28],
                [50, 80],
              ],
            },
          },
          { bar: { from: [50, 70], to: [50, 103], width: 10 } },
          { box: { at: [50, 101], size: [56, 10], r: 5 } },
          { fine: [{ round: { r: 3 } }] },
          { fine: [{ subtract: { of: { box: { at: [50, 43], size: [42, '$gap'], r: '$gap/2' } } } }] },
        ],
      },
      { name: 'sun', role: 'accent', shape: [{ sector: { at: [50, '28-$gap'], r: 25, from: -90, to: 90 } }] },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [31, 33],
          [69, 33],
          [50, 54],
        ],
      },
    },
    { bar: { from: [50, 48], to: [50, 66], width: 8 } },
    { box: { at: [50, 65], size: [24, 8], r: 3 } },
  ],
};

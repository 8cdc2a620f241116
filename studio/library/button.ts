import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'button',
  motifs: ['clover', 'flower'],
  words: [
    'button',
    'haberdashery',
    'coat',
    'cardigan',
    'clothing',
    'alterations',
    'mending',
    'wardrobe',
    'childrenswear',
    'dress',
    'shirt',
    'boutique',
    'knopf',
    'bouton',
  ],
  industries: ['fashion', 'crafts', 'tailoring', 'retail', 'toys', 'childcare'],
  moods: ['friendly', 'playful', 'handmade', 'simple', 'cute'],
  ideas: ['connection', 'craft', 'harmony'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'The four holes of a button are the four leaves of a clover.',
    dials: { gap: { value: 8.4, min: 8, max: 9.2 } },
    parts: [
      { name: 'rim', role: 'lead', shape: { ring: { at: [50, 50], r: 50, width: 9.5 } } },
      {
        name: 'button',
        role: 'second',
        shape: [
          { disc: { at: [50, 50], r: '40.5-$gap' } },
          {
            subtract: {
              of: [
                { drop: { at: [50, 33.5], r: 7.5, tip: [50, 46] } },
                { turn: { by: 45 } },
                { fine: [{ spin: { n: 4 } }] },
                { plain: [{ spin: { n: 2 } }] },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 17 } },
    { subtract: { of: [{ disc: { at: [44.9, 44.9], r: 2.9 } }, { spin: { n: 4 } }] } },
  ],
};

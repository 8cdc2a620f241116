import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spice-jar',
  motifs: ['jar', 'star'],
  words: [
    'spice',
    'spices',
    'anise',
    'seasoning',
    'masala',
    'saffron',
    'cinnamon',
    'cardamom',
    'cumin',
    'turmeric',
    'clove',
    'nutmeg',
    'gewürz',
    'gewürze',
    'épices',
    'spezie',
    'especias',
    'especiarias',
    'baharat',
    'kruiden',
    'kryddor',
  ],
  industries: ['food', 'retail', 'restaurant'],
  moods: ['warm', 'natural', 'handmade', 'honest', 'classic'],
  ideas: ['craft'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A jar of star anise.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'lid',
        role: 'second',
        shape: [
          { fine: [{ box: { corner: [20, -4], size: [60, 18], r: 5 } }] },
          { plain: [{ box: { corner: [20, -4], size: [60, 18] } }] },
        ],
      },
      {
        name: 'jar',
        role: 'lead',
        shape: [
          { box: { corner: [10, '14+$gap'], size: [80, 80], r: 16 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { petal: { from: [50, 52], to: [50, 33], width: 9.5 } },
                    { spin: { n: 8, about: [50, 63] } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [50, 63], r: 16 } } } }] },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [18, -4], size: [64, 20], r: 5 } },
    { box: { corner: [8, 28], size: [84, 78], r: 16 } },
    {
      subtract: {
        of: [
          { bar: { from: [50, 44], to: [50, 88], width: 11, cap: 'round' } },
          { spin: { n: 3, about: [50, 66] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

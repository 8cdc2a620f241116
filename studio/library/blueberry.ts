import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'blueberry',
  motifs: ['berry', 'leaf'],
  words: [
    'blueberry',
    'blueberries',
    'bilberry',
    'bilberries',
    'myrtille',
    'heidelbeere',
    'blaubeere',
    'mirtillo',
    'arandano',
    'huckleberry',
    'acai',
    'berry',
    'berries',
    'muffin',
    'smoothie',
    'antioxidant',
  ],
  industries: ['food', 'agriculture', 'beverage'],
  moods: ['fresh', 'natural', 'friendly', 'cheerful'],
  ideas: ['growth'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two blueberries; one shows the star that its flower left.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'leaf',
        role: 'second',
        shape: [{ petal: { from: [58, 20], to: [106, -10], width: 30 } }, { fine: [{ round: { r: 1.5 } }] }],
      },
      { name: 'back', role: 'lead', shape: [{ disc: { at: [78, 64], r: 27 } }] },
      {
        name: 'front',
        role: 'lead',
        shape: [
          { disc: { at: [36, 56], r: 40 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { star: { at: [32, 48], n: 5, r: 22, inner: 12, round: 1.5 } },
                    { subtract: { of: { disc: { at: [32, 48], r: 5.4 } } } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [32, 48], r: 13 } } } }] },
        ],
        knock: '$gap',
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'waffle',
  motifs: ['waffle'],
  words: ['waffle', 'waffles', 'waffel', 'gaufre', 'gofre', 'wafel', 'våffla', 'belgian', 'brunch', 'syrup'],
  industries: ['cafe', 'restaurant', 'food', 'bakery'],
  moods: ['warm', 'cheerful', 'playful', 'friendly'],
  ideas: ['craft'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A waffle, round and begun.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'waffle',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 54 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    [
                      { box: { at: [50, 50], size: [18, 18] } },
                      { repeat: { n: 3, by: [28, 0] } },
                      { move: { by: [-28, -28] } },
                      { repeat: { n: 3, by: [0, 28] } },
                    ],
                    { intersect: { of: { disc: { at: [50, 50], r: 44 } } } },
                  ],
                },
              },
              { subtract: { of: [{ disc: { at: [78, 2], r: 17 } }, { disc: { at: [98, 22], r: 17 } }] } },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: [
                    { box: { corner: [17, 17], size: [28, 28] } },
                    { box: { corner: [55, 17], size: [28, 28] } },
                    { box: { corner: [17, 55], size: [28, 28] } },
                    { box: { corner: [55, 55], size: [28, 28] } },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 54 } },
    {
      subtract: {
        of: [
          { box: { corner: [18, 18], size: [26, 26] } },
          { box: { corner: [56, 18], size: [26, 26] } },
          { box: { corner: [18, 56], size: [26, 26] } },
          { box: { corner: [56, 56], size: [26, 26] } },
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hippo',
  motifs: ['hippo'],
  words: [
    'hippo',
    'hippos',
    'hippopotamus',
    'nilpferd',
    'hippopotame',
    'hipopótamo',
    'ippopotamo',
    'nijlpaard',
    'flodhäst',
    'бегемот',
  ],
  industries: ['toys', 'childcare'],
  moods: ['friendly', 'playful', 'cute', 'bold'],
  ideas: [],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A hippopotamus to the nostrils: one gap is the whole smile.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 6, 'smooth', 90],
                    [80, 18, 'smooth', 140],
                    [84, 60, 'smooth', 180],
                    [16, 60, 'smooth', 0],
                    [20, 18, 'smooth', 40],
                  ],
                },
              },
              [{ disc: { at: [16, 12], r: 11 } }, { mirror: { line: { x: 50 } } }],
              { round: { r: 4, only: 'inner' } },
              { subtract: { of: [{ disc: { at: [32, 30], r: 5.5 } }, { mirror: { line: { x: 50 } } }] } },
            ],
          },
          {
            plain: [
              { box: { corner: [14, 6], size: [72, 50], r: [26, 26, 0, 0] } },
              [{ disc: { at: [18, 12], r: 11 } }, { mirror: { line: { x: 50 } } }],
            ],
          },
        ],
      },
      {
        name: 'muzzle',
        role: 'lead',
        knock: '$gap',
        shape: [
          { box: { corner: [0, 50], size: [100, 50], r: 25 } },
          {
            subtract: {
              of: [
                { fine: [{ petal: { from: [25, 58], to: [35, 76], width: 11 } }] },
                { plain: [{ disc: { at: [30, 67], r: 6 } }] },
                { mirror: { line: { x: 50 } } },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [14, 6], size: [72, 40], r: [26, 26, 0, 0] } },
    [{ disc: { at: [18, 12], r: 11 } }, { mirror: { line: { x: 50 } } }],
    { subtract: { of: [{ disc: { at: [32, 28], r: 6.5 } }, { mirror: { line: { x: 50 } } }] } },
    [
      { box: { corner: [0, 54], size: [100, 48], r: 24 } },
      { subtract: { of: [{ disc: { at: [28, 72], r: 7 } }, { mirror: { line: { x: 50 } } }] } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

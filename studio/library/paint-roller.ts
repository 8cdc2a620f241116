import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'paint-roller',
  motifs: ['paint-roller', 'brush'],
  words: [
    'roller',
    'painter',
    'painters',
    'painting',
    'paint',
    'paints',
    'decorator',
    'decorating',
    'emulsion',
    'wall',
    'walls',
    'coat',
    'renovate',
    'refurbish',
    'farbe',
    'farbroller',
    'maler',
    'rouleau',
    'peintre',
    'rullo',
    'imbianchino',
  ],
  industries: ['construction', 'interior-design', 'hardware-tools', 'support-services'],
  moods: ['fresh', 'friendly', 'honest', 'bold'],
  ideas: ['transformation', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A roller leaves one clean stripe.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 }, weight: { value: 13, min: 12.4, max: 13.6 } },
    parts: [
      { name: 'stripe', role: 'accent', shape: { box: { corner: [6, 3], size: [66, 11] } } },
      {
        name: 'roller',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [-4, '14+$gap'], size: [86, 24], r: 5 } },
              {
                line: {
                  points: [
                    [78, 34],
                    [100, 34],
                    [100, 64],
                    [42, 64],
                    [42, 84],
                  ],
                  width: '$weight',
                  bend: 7,
                },
              },
              { box: { corner: [24, 79], size: [36, 34], r: 8 } },
            ],
          },
          {
            plain: [
              { box: { corner: [-4, '14+$gap'], size: [86, 24] } },
              {
                line: {
                  points: [
                    [78, 34],
                    [100, 34],
                    [100, 64],
                    [42, 64],
                    [42, 84],
                  ],
                  width: '$weight',
                },
              },
              { box: { corner: [24, 79], size: [36, 34] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-4, 0], size: [88, 34], r: 6 } },
    {
      line: {
        points: [
          [78, 17],
          [102, 17],
          [102, 54],
          [42, 54],
          [42, 74],
        ],
        width: 15,
        bend: 6,
      },
    },
    { box: { corner: [29, 68], size: [26, 42], r: 5 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

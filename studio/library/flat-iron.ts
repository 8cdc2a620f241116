import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flat-iron',
  motifs: ['flat-iron'],
  words: [
    'ironing',
    'flatiron',
    'press',
    'pressing',
    'pressed',
    'crease',
    'creases',
    'steam',
    'shirt',
    'shirts',
    'linen',
    'bügeln',
    'bügeleisen',
    'repassage',
    'stirare',
    'stiratura',
    'planchado',
  ],
  industries: ['cleaning', 'support-services', 'tailoring', 'electronics'],
  moods: ['clean', 'honest', 'friendly', 'classic'],
  ideas: ['craft'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'An iron on its sole.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [-4, 62],
                    [4, 34, 'smooth', 35],
                    [42, 4, 'smooth', 85],
                    [84, 4, 8],
                    [100, 62],
                  ],
                },
              },
              {
                subtract: {
                  of: {
                    curve: {
                      points: [
                        [28, 38, 3],
                        [48, 22, 'smooth', 90],
                        [70, 22, 5],
                        [74, 38, 3],
                      ],
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [-4, 62],
                    [42, 4, 'smooth', 85],
                    [84, 4],
                    [100, 62],
                  ],
                },
              },
              { subtract: { of: { box: { corner: [38, 22], size: [32, 16] } } } },
            ],
          },
        ],
      },
      {
        name: 'sole',
        role: 'second',
        shape: [
          { fine: [{ box: { corner: [-4, '62+$gap'], size: [108, 15], r: [2, 2, 6, 6] } }] },
          { plain: [{ box: { corner: [-4, '62+$gap'], size: [108, 15] } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [-4, 60],
          [4, 34, 'smooth', 35],
          [42, 4, 'smooth', 85],
          [84, 4, 8],
          [100, 60],
        ],
      },
    },
    { subtract: { of: { box: { corner: [32, 20], size: [40, 17], r: 4 } } } },
    { box: { corner: [-4, 72], size: [108, 18] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

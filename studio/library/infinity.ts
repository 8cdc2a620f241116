import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'infinity',
  motifs: [],
  words: [
    'infinity',
    'infinite',
    'endless',
    'eternal',
    'eternity',
    'forever',
    'perpetual',
    'perpetua',
    'loop',
    'loops',
    'evergreen',
    'unbounded',
    'limitless',
    'unendlich',
    'infini',
    'infinito',
    'oneindig',
    'oändlig',
    'sonsuz',
    'άπειρο',
    'бесконечность',
    'لانهاية',
    '無限',
    '无限',
    '무한',
    'अनंत',
  ],
  industries: ['software', 'finance', 'data', 'energy', 'insurance', 'jewellery', 'consulting', 'wellness'],
  moods: ['timeless', 'modern', 'simple', 'innovative', 'elegant'],
  ideas: ['flow', 'connection', 'harmony', 'balance'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'One line without an end passes over itself once.',
    dials: {
      gap: { value: 10.4, min: 10, max: 11 },
      weight: { value: 18, min: 17, max: 19 },
      d: '($weight/2+$gap)*0.72',
    },
    parts: [
      {
        name: 'loop',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    ['50+$d', '50-$d', 'smooth', 45],
                    [79, 16, 'smooth', 90],
                    [106, 50, 'smooth', 180],
                    [79, 84, 'smooth', 270],
                    [50, 50, 'smooth', 315],
                    [21, 16, 'smooth', 270],
                    [-6, 50, 'smooth', 180],
                    [21, 84, 'smooth', 90],
                    ['50-$d', '50+$d', 'smooth', 45],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          {
            plain: [
              { ring: { at: [23, 50], r: 36, width: '$weight' } },
              { ring: { at: [77, 50], r: 36, width: '$weight' } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [23, 50], r: 36, width: 18 } },
    { ring: { at: [77, 50], r: 36, width: 18 } },
    { fit: { at: [50, 50], size: [38, 38] } },
  ],
};

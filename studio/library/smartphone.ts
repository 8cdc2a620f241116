import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'smartphone',
  motifs: ['phone'],
  words: [
    'smartphone',
    'phone',
    'mobile',
    'cellphone',
    'screen',
    'sim',
    'handset',
    'touchscreen',
    'cracked',
    'charger',
    'tablet',
    'device',
    'iphone',
    'android',
    'prepaid',
  ],
  industries: ['telecoms', 'electronics', 'software'],
  moods: ['modern', 'technical', 'simple', 'friendly'],
  ideas: ['connection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A mobile phone, a little tilted, its screen clear.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'phone',
        role: 'lead',
        shape: [
          { box: { corner: [17.5, -2.5], size: [65, 105], r: 11.5 } },
          { subtract: { of: { box: { corner: [27, 8], size: [46, 72], r: 3 } } } },
          { subtract: { of: { disc: { at: [50, 91.5], r: 5 } } } },
          { turn: { by: 12 } },
        ],
      },
    ],
  },
};

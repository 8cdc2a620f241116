import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chip',
  motifs: ['microchip', 'beetle'],
  words: [
    'chip',
    'microchip',
    'processor',
    'silicon',
    'circuit',
    'semiconductor',
    'bug',
    'debug',
    'hardware',
    'embedded',
    'electronics',
    'beetle',
    'computer',
    'board',
    'firmware',
    'microcontroller',
    'robotics',
  ],
  industries: ['electronics', 'software', 'developer-tools', 'hardware-tools', 'security'],
  moods: ['technical', 'clever', 'precise', 'modern', 'quirky'],
  ideas: ['precision', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A microchip is a beetle: its pins are legs.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'chip',
        role: 'lead',
        shape: [
          { box: { corner: [18, 22], size: [64, 76], r: [8, 8, 26, 26] } },
          { box: { corner: [-2, 33], size: [104, 10.5] } },
          { fine: [{ box: { corner: [-2, '43.5+$gap'], size: [104, 10.5] } }] },
          { box: { corner: [-2, '54+2*$gap'], size: [104, 10.5] } },
          { subtract: { of: { bar: { from: [50, 40], to: [50, 120], width: '$gap' } } } },
        ],
      },
      {
        name: 'head',
        role: 'accent',
        shape: [{ sector: { at: [50, '22-$gap'], r: 19, from: -90, to: 90 } }],
      },
    ],
  },
  inset: [
    { box: { corner: [39, 34], size: [22, 33], r: [4, 4, 10, 10] } },
    { box: { corner: [32, 40], size: [36, 7] } },
    { box: { corner: [32, 53], size: [36, 7] } },
  ],
};

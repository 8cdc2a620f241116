import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'chip',
  motifs: ['microchip'],
  words: [
    'chip',
    'microchip',
    'processor',
    'silicon',
    'circuit',
    'semiconductor',
    'hardware',
    'embedded',
    'electronics',
    'computer',
    'board',
    'firmware',
    'microcontroller',
    'robotics',
  ],
  industries: ['electronics', 'software', 'developer-tools', 'hardware-tools', 'security'],
  moods: ['technical', 'clever', 'precise', 'modern'],
  ideas: ['precision', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A microchip on its pins.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'chip',
        role: 'lead',
        shape: [
          { box: { corner: [17, 17], size: [66, 66], r: 9 } },
          {
            fine: [
              [
                { bar: { from: [30, 1], to: [30, 99], width: 9.4, cap: 'round' } },
                { bar: { from: [50, 1], to: [50, 99], width: 9.4, cap: 'round' } },
                { bar: { from: [70, 1], to: [70, 99], width: 9.4, cap: 'round' } },
                { spin: { n: 2, step: 90 } },
              ],
            ],
          },
          {
            plain: [
              [
                { bar: { from: [36, 1], to: [36, 99], width: 12 } },
                { bar: { from: [64, 1], to: [64, 99], width: 12 } },
                { spin: { n: 2, step: 90 } },
              ],
            ],
          },
        ],
      },
      {
        name: 'core',
        role: 'accent',
        shape: [{ box: { corner: [37, 37], size: [26, 26], r: 3 } }],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { box: { corner: [17, 17], size: [66, 66], r: 9 } },
    { bar: { from: [34, 2], to: [34, 98], width: 15 } },
    { bar: { from: [66, 2], to: [66, 98], width: 15 } },
    { bar: { from: [2, 34], to: [98, 34], width: 15 } },
    { bar: { from: [2, 66], to: [98, 66], width: 15 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

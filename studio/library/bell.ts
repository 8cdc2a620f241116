import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bell',
  motifs: ['bell'],
  words: [
    'bell',
    'reception',
    'desk',
    'service',
    'support',
    'inbox',
    'concierge',
    'call',
    'ring',
    'help',
    'relay',
    'frontdesk',
    'lobby',
  ],
  industries: ['support-services', 'hotel', 'software', 'telecoms'],
  moods: ['friendly', 'trustworthy', 'clever', 'professional'],
  ideas: ['connection', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A reception bell whose foot is an inbox tray: ring, and somebody answers.',
    dials: { gap: { value: 8.9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'bell',
        role: 'lead',
        shape: [{ box: { corner: [5, 19], size: [90, '63-$gap'], r: [45, 45, 0, 0] } }],
      },
      {
        name: 'tray',
        role: 'lead',
        shape: [
          { box: { corner: [0, 82], size: [100, 19], r: [0, 0, 10, 10] } },
          { fine: [{ subtract: { of: { box: { corner: [32, 70], size: [36, 22], r: [0, 0, 7, 7] } } } }] },
          { plain: [{ subtract: { of: { box: { corner: [-10, 91], size: [120, 10] } } } }] },
        ],
      },
      { name: 'button', role: 'accent', shape: { box: { corner: [27, '5-$gap'], size: [46, 14], r: 7 } } },
    ],
  },
  inset: [
    { sector: { at: [50, 58], r: 16, from: 270, to: 450 } },
    { box: { at: [50, 62], size: [36, 9] } },
    { box: { at: [50, 39], size: [13, 9], r: 4 } },
  ],
};

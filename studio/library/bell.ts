import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bell',
  motifs: ['bell'],
  words: [
    'bell',
    'reception',
    'service',
    'support',
    'concierge',
    'call',
    'ring',
    'help',
    'frontdesk',
    'lobby',
    'chime',
    'toll',
    'church',
    'school',
    'ringer',
  ],
  industries: ['support-services', 'hotel', 'telecoms'],
  moods: ['friendly', 'trustworthy', 'professional', 'classic'],
  ideas: ['connection', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A bell, its clapper swinging below the rim.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'bell',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 12, 'smooth', 90],
                [76, 40, 'smooth', 178],
                [96, 86, 4],
                [4, 86, 4],
                [24, 40, 'smooth', 2],
              ],
            },
          },
          { ring: { at: [50, 7], r: 13, width: 8.2 } },
          { fine: [{ subtract: { of: { bar: { from: [0, 68], to: [100, 68], width: 8.2 } } } }] },
        ],
      },
      {
        name: 'clapper',
        role: 'accent',
        shape: [
          { disc: { at: [50, 89], r: 19 } },
          { intersect: { of: { box: { corner: [20, '86+$gap'], size: [60, 30] } } } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 12, 'smooth', 90],
          [76, 40, 'smooth', 178],
          [98, 88, 4],
          [2, 88, 4],
          [24, 40, 'smooth', 2],
        ],
      },
    },
    { disc: { at: [50, 10], r: 10 } },
    [{ disc: { at: [50, 92], r: 16 } }, { subtract: { of: { box: { corner: [20, 60], size: [60, 36] } } } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

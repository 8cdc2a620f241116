import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'spanner',
  motifs: ['spanner', 'person'],
  words: [
    'spanner',
    'wrench',
    'mechanic',
    'garage',
    'repair',
    'service',
    'workshop',
    'fix',
    'fixer',
    'maintenance',
    'engineer',
    'toolbox',
    'technician',
    'handyman',
    'roadside',
  ],
  industries: [
    'automotive',
    'hardware-tools',
    'manufacturing',
    'construction',
    'cycling',
    'support-services',
  ],
  moods: ['honest', 'strong', 'clever', 'friendly', 'energetic'],
  ideas: ['craft', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A double-ended spanner is a mechanic with both arms up: the nut is the head.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'spanner',
        role: 'lead',
        shape: [
          { disc: { at: [50, 16], r: 33 } },
          { box: { corner: [37, 30], size: [26, 66] } },
          { disc: { at: [50, 100], r: 24 } },
          { round: { r: 9, only: 'inner' } },
          {
            subtract: {
              of: [
                {
                  box: {
                    corner: ['39.5-$gap', -40],
                    size: ['21+2*$gap', '50+$gap'],
                    r: [0, 0, '10.5+$gap', '10.5+$gap'],
                  },
                },
                { box: { corner: [41, 98], size: [18, 60], r: [9, 9, 0, 0] } },
                { box: { corner: [0, -40], size: [100, 32] } },
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { turn: { by: 28 } },
          { scale: { by: 0.9 } },
        ],
      },
      {
        name: 'nut',
        role: 'accent',
        shape: [{ disc: { at: [50, -2], r: 10.5 } }, { turn: { by: 28 } }, { scale: { by: 0.9 } }],
      },
    ],
  },
};

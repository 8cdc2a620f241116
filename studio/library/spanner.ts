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
  inset: [
    { bar: { from: [28, 72], to: [72, 28], width: 24 } },
    { disc: { at: [20, 80], r: 26 } },
    { disc: { at: [80, 20], r: 28 } },
    { round: { r: 6, only: 'inner' } },
    {
      subtract: {
        of: [
          [{ box: { corner: [70.5, -24], size: [19, 42], r: 0 } }, { turn: { by: 45, about: [80, 20] } }],
          { disc: { at: [18, 82], r: 9 } },
        ],
      },
    },
    { round: { r: 1.5, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pulse',
  motifs: ['pulse', 'heart'],
  words: [
    'pulse',
    'heartbeat',
    'cardiology',
    'cardiologist',
    'cardiac',
    'cardio',
    'vital',
    'ecg',
    'defibrillator',
    'paramedic',
    'ambulance',
    'lifeline',
  ],
  industries: ['healthcare', 'fitness'],
  moods: ['caring', 'energetic', 'trustworthy', 'modern'],
  ideas: ['flow', 'protection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A heart, and its beat cut through it in one line.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'heart',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 98],
                [7, 56, 'smooth', 330],
                [28, 6, 'smooth', 90],
                [50, 20],
                [72, 6, 'smooth', 90],
                [93, 56, 'smooth', 210],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-10, 44],
                        [30, 44],
                        [40, 25],
                        [57, 68],
                        [68, 44],
                        [110, 44],
                      ],
                      width: '$gap',
                      bend: 2,
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [-10, 44],
                        [30, 44],
                        [40, 32],
                        [57, 62],
                        [66, 44],
                        [110, 44],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 98],
          [7, 56, 'smooth', 330],
          [28, 6, 'smooth', 90],
          [50, 20],
          [72, 6, 'smooth', 90],
          [93, 56, 'smooth', 210],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

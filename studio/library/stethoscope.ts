import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'stethoscope',
  motifs: ['stethoscope'],
  words: [
    'stethoscope',
    'doctor',
    'physician',
    'clinic',
    'medic',
    'medical',
    'nurse',
    'hospital',
    'gp',
    'heartbeat',
    'paediatrician',
    'checkup',
    'diagnosis',
  ],
  industries: ['healthcare', 'veterinary'],
  moods: ['caring', 'trustworthy', 'professional', 'clean'],
  ideas: ['connection', 'precision'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A stethoscope in one line from the ears to the bell.',
    dials: { weight: { value: 9, min: 8.4, max: 9.8 } },
    parts: [
      {
        name: 'tube',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [15, 4],
                    [6, 4],
                    [6, 26, 'smooth', 180],
                    [31, 54, 'smooth', 90],
                    [56, 26, 'smooth', 0],
                    [56, 4],
                    [47, 4],
                  ],
                  width: '$weight',
                  cap: 'round',
                  bend: 3,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [6, 4],
                    [6, 26, 'smooth', 180],
                    [31, 54, 'smooth', 90],
                    [56, 26, 'smooth', 0],
                    [56, 4],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          {
            line: {
              points: [
                [31, 54],
                [31, 76, 'smooth', 180],
                [58, 97, 'smooth', 90],
                [84, 76, 'smooth', 0],
                [84, 66],
              ],
              width: '$weight',
            },
          },
        ],
      },
      {
        name: 'bell',
        role: 'accent',
        shape: [
          { disc: { at: [84, 42], r: 16 } },
          { fine: [{ subtract: { of: { disc: { at: [84, 42], r: 5 } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [14, -2],
          [2, -2],
          [2, 22, 'smooth', 180],
          [33, 54, 'smooth', 90],
          [64, 22, 'smooth', 0],
          [64, -2],
          [52, -2],
        ],
        width: 15,
        cap: 'round',
        bend: 4,
      },
    },
    {
      line: {
        points: [
          [33, 54],
          [33, 76, 'smooth', 180],
          [64, 106, 'smooth', 90],
          [95, 76, 'smooth', 0],
          [95, 58],
        ],
        width: 15,
        cap: 'round',
      },
    },
    { disc: { at: [95, 56], r: 17.5 } },
    { round: { r: 3, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

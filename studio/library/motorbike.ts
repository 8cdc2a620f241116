import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'motorbike',
  motifs: ['motorcycle'],
  words: [
    'motorbike',
    'motorcycle',
    'biker',
    'moto',
    'rider',
    'chopper',
    'garage',
    'throttle',
    'scrambler',
    'roadster',
  ],
  industries: ['automotive', 'transport', 'sports'],
  moods: ['bold', 'masculine', 'strong', 'edgy', 'clever'],
  ideas: ['speed', 'propulsion'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A motorcycle from the side.',
    dials: { gap: { value: 11.2, min: 11, max: 12 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [-6, 24, 4],
                    [26, 33, 'smooth', 95],
                    [44, 25, 'smooth', 70],
                    [78, 8, 2],
                    [78, 30, 5],
                    [67, 58, 3],
                    [60, 80, 3],
                    [36, 80, 3],
                    [24, 54, 'smooth', 320],
                    [-2, 39, 4],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [60, 1],
                    [80, 3],
                    [104, 64],
                  ],
                  width: 12,
                  bend: 4,
                  cap: 'round',
                },
              },
              { disc: { at: [95, 18], r: 10.5 } },
              { round: { r: 7, only: 'inner' } },
              { subtract: { of: { disc: { at: [108, 78], r: 24 } }, gap: '$gap' } },
              { subtract: { of: { disc: { at: [4, 78], r: 24 } }, gap: '$gap' } },
              { keep: { n: 1 } },
              { round: { r: 3, only: 'outer' } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [-6, 24],
                    [30, 32, 'smooth', 80],
                    [78, 8],
                    [78, 30],
                    [60, 80],
                    [36, 80],
                    [22, 50],
                    [-2, 39],
                  ],
                },
              },
              {
                line: {
                  points: [
                    [56, 1],
                    [80, 3],
                    [104, 64],
                  ],
                  width: 12,
                },
              },
              { round: { r: 7, only: 'inner' } },
              { subtract: { of: { disc: { at: [108, 78], r: 24 } }, gap: '$gap' } },
              { subtract: { of: { disc: { at: [4, 78], r: 24 } }, gap: '$gap' } },
              { keep: { n: 1 } },
            ],
          },
        ],
      },
      {
        name: 'wheels',
        role: 'second',
        shape: [{ ring: { at: [4, 78], r: 24, width: 11 } }, { ring: { at: [108, 78], r: 24, width: 11 } }],
      },
    ],
  },
};

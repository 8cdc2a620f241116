import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'terrier',
  motifs: ['dog'],
  words: ['dog', 'dogs', 'puppy', 'terrier', 'collar', 'obedience', 'kennel', 'canine', 'leash', 'sitter'],
  industries: ['pets', 'veterinary'],
  moods: ['friendly', 'trustworthy', 'simple', 'calm', 'playful'],
  ideas: ['guidance', 'connection'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A terrier sits and waits; the collar is the only line.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'dog',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [40, -12, 3],
                    [56, 1],
                    [68, 4, 'smooth', 115],
                    [97, 14, 6],
                    [97, 31, 8],
                    [72, 38],
                    [73, 60, 'smooth', 178],
                    [72, 92],
                    [83, 106, 4],
                    [54, 106],
                    [52, 86],
                    [44, 106, 2],
                    [16, 106, 'smooth', 270],
                    [2, 88, 'smooth', 345],
                    [-4, 64, 4],
                    [6, 62, 4],
                    [14, 76],
                    [24, 58, 'smooth', 30],
                    [33, 36, 'smooth', 0],
                    [30, 14],
                  ],
                },
              },
              { round: { r: 3 } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [38, -12],
                    [58, 1],
                    [97, 12],
                    [97, 31],
                    [74, 38],
                    [72, 96],
                    [80, 104],
                    [18, 104, 'smooth', 270],
                    [4, 88, 'smooth', 345],
                    [-4, 60],
                    [6, 60],
                    [15, 76],
                    [32, 36, 'smooth', 5],
                    [30, 14],
                  ],
                },
              },
            ],
          },
          { subtract: { of: { bar: { from: [20, 32], to: [90, 54], width: '$gap' } } } },
          { scale: { by: 0.94 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [38, -12],
          [58, 1],
          [97, 12],
          [97, 31],
          [74, 38],
          [72, 96],
          [80, 104],
          [18, 104, 'smooth', 270],
          [4, 88, 'smooth', 345],
          [-4, 60],
          [6, 60],
          [15, 76],
          [32, 36, 'smooth', 5],
          [30, 14],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

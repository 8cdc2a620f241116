import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'dog',
  motifs: ['dog'],
  words: [
    'dog',
    'dogs',
    'puppy',
    'hound',
    'terrier',
    'walk',
    'walking',
    'walker',
    'walkies',
    'lead',
    'leash',
    'kennel',
    'fetch',
    'canine',
    'rover',
    'stroll',
    'sitter',
  ],
  industries: ['pets', 'veterinary', 'transport', 'travel'],
  moods: ['friendly', 'playful', 'cheerful', 'caring', 'trustworthy'],
  ideas: ['journey', 'guidance', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A young dog stands ready, one ear down and the tail already up.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.2 } },
    parts: [
      {
        name: 'dog',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [10, 104, 5],
                [10, 70],
                [-2, 34, 'smooth', 350],
                [-1, 20],
                [10, 18],
                [24, 46, 'smooth', 90],
                [44, 46, 'smooth', 85],
                [52, 14, 'smooth', 10],
                [72, -2, 'smooth', 85],
                [90, 16],
                [110, 22, 7],
                [108, 42, 9],
                [86, 44],
                [86, 104, 5],
                [68, 104, 5],
                [68, 80, 9],
                [28, 80, 9],
                [28, 104, 5],
              ],
            },
          },
          { round: { r: 4 } },
        ],
      },
      {
        name: 'ear',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                limb: {
                  points: [
                    [60, 22, 6.5],
                    [54, 48, 10.5],
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [20, 44], size: [58, 26], r: 10 } },
    { box: { corner: [22, 56], size: [15, 42], r: 4 } },
    { box: { corner: [62, 56], size: [15, 42], r: 4 } },
    {
      limb: {
        points: [
          [72, 50, 12],
          [74, 28, 13],
        ],
      },
    },
    {
      limb: {
        points: [
          [76, 28, 12],
          [98, 33, 8],
        ],
      },
    },
    {
      polygon: {
        points: [
          [60, 24],
          [62, 4, 4],
          [80, 18],
        ],
      },
    },
    {
      line: {
        points: [
          [26, 50],
          [6, 28],
        ],
        width: 13,
        cap: 'round',
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

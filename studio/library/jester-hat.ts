import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'jester-hat',
  motifs: ['jester-hat', 'clown'],
  words: [
    'jester',
    'jesters',
    'fool',
    'joker',
    'harlequin',
    'clown',
    'buffoon',
    'masquerade',
    'narr',
    'bufon',
  ],
  industries: ['events', 'theatre'],
  moods: ['playful', 'quirky', 'cheerful', 'clever'],
  ideas: ['contrast'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A fool’s cap with three bells, and no fool in sight.',
    dials: { gap: { value: 9, min: 8.8, max: 9.6 } },
    parts: [
      {
        name: 'cap',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [22, 66],
                    [16, 36, 'smooth', 340],
                    [0, 40],
                    [11, 9, 'smooth', 70],
                    [34, 32],
                    [41, 16, 'smooth', 25],
                    [50, 7],
                    [59, 16, 'smooth', 155],
                    [66, 32],
                    [89, 9, 'smooth', 110],
                    [100, 40],
                    [84, 36, 'smooth', 200],
                    [78, 66],
                  ],
                },
              },
              { round: { r: 2.4 } },
            ],
          },
          {
            plain: [
              {
                curve: {
                  points: [
                    [22, 66],
                    [16, 36, 'smooth', 340],
                    [0, 40],
                    [11, 9, 'smooth', 70],
                    [34, 32],
                    [41, 16, 'smooth', 25],
                    [50, 7],
                    [59, 16, 'smooth', 155],
                    [66, 32],
                    [89, 9, 'smooth', 110],
                    [100, 40],
                    [84, 36, 'smooth', 200],
                    [78, 66],
                  ],
                },
              },
              { round: { r: 2.4, only: 'inner' } },
            ],
          },
        ],
      },
      {
        name: 'band',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [18, '66+$gap'], size: [64, 11], r: 4 } }] },
          { plain: [{ box: { corner: [18, '66+$gap'], size: [64, 11] } }] },
        ],
      },
      {
        name: 'bells',
        role: 'accent',
        shape: [
          { disc: { at: [-1, '49+$gap'], r: 8.4 } },
          { disc: { at: [101, '49+$gap'], r: 8.4 } },
          { disc: { at: [50, '-1.6-$gap'], r: 8.4 } },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [18, 90],
          [12, 44, 'smooth', 340],
          [-8, 56],
          [8, 18, 'smooth', 70],
          [34, 40],
          [50, -6],
          [66, 40],
          [92, 18, 'smooth', 110],
          [108, 56],
          [88, 44, 'smooth', 200],
          [82, 90],
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

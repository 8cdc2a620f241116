import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'balloons',
  motifs: ['balloons', 'balloon'],
  words: [
    'balloons',
    'party',
    'parties',
    'birthday',
    'confetti',
    'celebration',
    'celebrations',
    'celebrate',
    'festivity',
    'jubilee',
    'carnival',
    'piñata',
  ],
  industries: ['events'],
  moods: ['cheerful', 'playful', 'friendly', 'warm'],
  ideas: ['two-become-one'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Two party balloons on strings that meet in one hand.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'behind',
        role: 'second',
        shape: [
          { disc: { at: [79, 44], r: [26, 31] } },
          {
            polygon: {
              points: [
                [79, 70],
                [88, 86],
                [70, 86],
              ],
              round: 2,
            },
          },
          {
            line: {
              points: [
                [79, 80],
                [77, 92, 'smooth', 195],
                [66, 103],
              ],
              width: 8.8,
              cap: 'round',
            },
          },
        ],
      },
      {
        name: 'front',
        role: 'lead',
        knock: '$gap',
        shape: [
          { disc: { at: [36, 38], r: [32, 38] } },
          {
            polygon: {
              points: [
                [36, 68],
                [46.5, 86],
                [25.5, 86],
              ],
              round: 2,
            },
          },
          {
            line: {
              points: [
                [36, 78],
                [38, 91, 'smooth', 165],
                [46, 103],
              ],
              width: 8.8,
              cap: 'round',
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [18, 38],
                        [22, 25, 'smooth', 30],
                        [33, 18],
                      ],
                      width: 8.2,
                      cap: 'round',
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
    { disc: { at: [50, 47], r: [13, 14.5] } },
    {
      polygon: {
        points: [
          [50, 56],
          [57, 67],
          [43, 67],
        ],
        round: 2,
      },
    },
  ],
};

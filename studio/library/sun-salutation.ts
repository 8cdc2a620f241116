import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sun-salutation',
  motifs: ['person', 'sun', 'mountain'],
  words: [
    'yoga',
    'calm',
    'meditate',
    'meditation',
    'breath',
    'mindful',
    'retreat',
    'asana',
    'shala',
    'zen',
    'still',
    'pose',
    'pilates',
    'spa',
    'surya',
  ],
  industries: ['yoga', 'wellness', 'fitness', 'healthcare', 'dance'],
  moods: ['calm', 'natural', 'soft', 'simple', 'timeless', 'optimistic'],
  ideas: ['balance', 'harmony', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A figure sits as still as a mountain, and the sun between its slopes is the head.',
    dials: { gap: { value: 9, min: 8.7, max: 9.3 } },
    parts: [
      {
        name: 'figure',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 15, 'smooth', 90],
                [85, 52, 'smooth', 170],
                [101, 90, 9],
                [101, 102, 6],
                [-1, 102, 6],
                [-1, 90, 9],
                [15, 52, 'smooth', 10],
              ],
            },
          },
          {
            subtract: {
              of: [
                {
                  polygon: {
                    points: [
                      [31, 46],
                      [38, 77.5],
                      [14.5, 77.5],
                    ],
                  },
                },
                { fine: [{ round: { r: 3.5 } }] },
                { mirror: { line: { x: 50 } } },
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
                        [14, 126],
                        [38, 96, 'smooth', 55],
                        [65, 89.8],
                      ],
                      width: '$gap',
                      cap: 'round',
                    },
                  },
                },
              },
              { round: { r: 3, only: 'outer' } },
            ],
          },
          { plain: [{ subtract: { of: { disc: { at: [50, 110], r: [40, 19] } } } }] },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [50, 14], r: 26 } }, knock: '$gap' },
    ],
  },
  inset: [
    { disc: { at: [50, 18], r: 18 } },
    [
      {
        line: {
          points: [
            [50, 62, 'smooth', 270],
            [19, 44, 'smooth', 332],
            [10, 4],
          ],
          width: 14,
          cap: 'round',
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    {
      polygon: {
        points: [
          [36, 62],
          [64, 62],
          [62, 92],
          [38, 92],
        ],
      },
    },
    {
      curve: {
        points: [
          [50, 80],
          [88, 86.5, 'smooth', 110],
          [104, 97, 'smooth', 180],
          [90, 106, 'smooth', 270],
          [10, 106, 'smooth', 270],
          [-4, 97, 'smooth', 0],
          [12, 86.5, 'smooth', 70],
        ],
      },
    },
    { round: { r: 6, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

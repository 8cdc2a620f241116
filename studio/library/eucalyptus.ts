import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'eucalyptus',
  motifs: ['eucalyptus', 'leaf', 'plant'],
  words: [
    'eucalyptus',
    'eucalypt',
    'eucalypts',
    'gumtree',
    'gumleaf',
    'eukalyptus',
    'eucalipto',
    'eucalitto',
    'okaliptüs',
    'ευκάλυπτος',
    'эвкалипт',
    'ユーカリ',
    '유칼립투스',
    '桉树',
  ],
  industries: ['wellness', 'beauty', 'flowers', 'healthcare', 'interior-design', 'cleaning'],
  moods: ['calm', 'natural', 'fresh', 'clean', 'soft'],
  ideas: ['growth', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Eucalyptus: coins on a string.',
    dials: {
      weight: {
        value: 8.6,
        min: 8.55,
        max: 8.65,
      },
    },
    parts: [
      {
        name: 'sprig',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [50, 108],
                [50, 20],
              ],
              width: '$weight',
            },
          },
          {
            drop: {
              at: [50, -2],
              r: 16,
              tip: [50, 34],
            },
          },
          [
            {
              fine: [
                {
                  drop: {
                    at: [14, 30],
                    r: 15.5,
                    tip: [54, 46],
                  },
                },
              ],
            },
            {
              drop: {
                at: [12, 70],
                r: 16.5,
                tip: [54, 86],
              },
            },
            {
              mirror: {
                line: {
                  x: 50,
                },
              },
            },
          ],
          {
            turn: {
              by: 15,
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [50, 108],
          [50, 20],
        ],
        width: 11,
      },
    },
    {
      disc: {
        at: [50, 4],
        r: 16,
      },
    },
    [
      {
        disc: {
          at: [22, 38],
          r: 17,
        },
      },
      {
        disc: {
          at: [20, 80],
          r: 17,
        },
      },
      {
        bar: {
          from: [22, 38],
          to: [50, 48],
          width: 10,
        },
      },
      {
        bar: {
          from: [20, 80],
          to: [50, 90],
          width: 10,
        },
      },
      {
        mirror: {
          line: {
            x: 50,
          },
        },
      },
    ],
    {
      turn: {
        by: 15,
      },
    },
    {
      fit: {
        at: [50, 50],
        size: [34, 34],
      },
    },
  ],
};

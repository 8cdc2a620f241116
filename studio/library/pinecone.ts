import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pinecone',
  motifs: ['pinecone'],
  words: [
    'pinecone',
    'pinecones',
    'fircone',
    'conifer',
    'resin',
    'kindling',
    'pinewood',
    'zapfen',
    'pigna',
    'pigne',
  ],
  industries: ['environment', 'crafts', 'hotel', 'retail'],
  moods: ['natural', 'rustic', 'warm', 'cosy', 'handmade'],
  ideas: ['growth', 'shelter', 'protection'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'A pine cone, each row of scales laid over the next.',
    dials: {
      gap: {
        value: 9,
        min: 8.7,
        max: 9.6,
      },
    },
    parts: [
      {
        name: 'tip',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                petal: {
                  from: [50, 60],
                  to: [50, 116],
                  width: 42,
                  lean: 0.25,
                },
              },
            ],
          },
          {
            plain: [
              {
                petal: {
                  from: [50, 50],
                  to: [50, 114],
                  width: 58,
                  lean: 0.25,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'third',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                petal: {
                  from: [44, 44],
                  to: [27, 100],
                  width: 42,
                  lean: 0.25,
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
          },
        ],
      },
      {
        name: 'second',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            petal: {
              from: [50, 30],
              to: [50, 82],
              width: 38,
              lean: 0.25,
            },
          },
          {
            petal: {
              from: [36, 22],
              to: [8, 78],
              width: 46,
              lean: 0.25,
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
      },
      {
        name: 'first',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            petal: {
              from: [45, 0],
              to: [26, 54],
              width: 44,
              lean: 0.25,
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
      },
      {
        name: 'stem',
        role: 'second',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                box: {
                  corner: [44, -8],
                  size: [12, 14],
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
          [50, -4, 'smooth', 90],
          [92, 40, 'smooth', 180],
          [50, 106, 3],
          [8, 40, 'smooth', 0],
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            line: {
              points: [
                [-6, 32],
                [27, 58],
                [50, 40],
                [73, 58],
                [106, 32],
              ],
              width: 11,
            },
          },
          {
            line: {
              points: [
                [-6, 56],
                [50, 92],
                [106, 56],
              ],
              width: 11,
            },
          },
        ],
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

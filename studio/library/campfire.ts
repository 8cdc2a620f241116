import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'campfire',
  motifs: ['flame'],
  words: [
    'campfire',
    'campfires',
    'bonfire',
    'bonfires',
    'firewood',
    'logs',
    'kindling',
    'embers',
    'fireside',
    'marshmallow',
    'bushcraft',
    'scouts',
    'wilderness',
    'lagerfeuer',
    'fogata',
    'hoguera',
    'falò',
    'fogueira',
    'kampvuur',
    'lägereld',
    'костёр',
    '焚き火',
    '篝火',
    '모닥불',
  ],
  industries: ['travel', 'events', 'hotel', 'environment', 'restaurant'],
  moods: ['warm', 'cosy', 'adventurous', 'rustic'],
  ideas: ['connection', 'shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A fire over two crossed logs.',
    dials: { gap: { value: 9.6, min: 9.3, max: 10.2 } },
    parts: [
      { name: 'log', role: 'second', shape: [{ bar: { from: [2, 72], to: [96, 106], width: 15 } }] },
      {
        name: 'top',
        role: 'second',
        shape: [{ bar: { from: [4, 106], to: [98, 72], width: 15 } }],
        knock: '$gap*1.02',
      },
      {
        name: 'flame',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [58, -30, 2],
                [88, 26, 'smooth', 180],
                [50, 66, 'smooth', 270],
                [12, 28, 'smooth', 0],
                [25, 0, 2],
                [38, 12, 'smooth', 80],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    curve: {
                      points: [
                        [52, 20, 1],
                        [64, 42, 'smooth', 180],
                        [50, 54, 'smooth', 270],
                        [36, 42, 'smooth', 0],
                      ],
                    },
                  },
                },
              },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [56, -30, 2],
          [84, 26, 'smooth', 180],
          [50, 62, 'smooth', 270],
          [16, 28, 'smooth', 0],
        ],
      },
    },
    { bar: { from: [4, 104], to: [96, 76], width: 15 } },
    { bar: { from: [4, 76], to: [96, 104], width: 15 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

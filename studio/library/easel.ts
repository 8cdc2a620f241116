import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'easel',
  motifs: ['picture-frame'],
  words: ['easel', 'canvas', 'painting', 'painter', 'artist', 'art', 'studio', 'atelier'],
  industries: ['gallery', 'education', 'design'],
  moods: ['creative', 'handmade', 'playful', 'fresh'],
  ideas: ['craft', 'transformation'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A canvas on its easel, with the first stroke of the brush.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'easel',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [42, -11],
                [58, -11],
                [97, 106],
                [83, 106],
                [50, 10],
                [17, 106],
                [3, 106],
              ],
            },
          },
          { box: { corner: [2, 67], size: [96, 12] } },
        ],
      },
      {
        name: 'canvas',
        role: 'second',
        shape: [
          { box: { corner: [11, 9], size: [78, 50], r: 2 } },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [28, 44],
                        [40, 27, 'smooth', 90],
                        [52, 35, 'smooth', 135],
                        [71, 25],
                      ],
                      width: 9.6,
                      cap: 'round',
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
      polygon: {
        points: [
          [40, -12],
          [60, -12],
          [98, 106],
          [80, 106],
          [50, 30],
          [20, 106],
          [2, 106],
        ],
      },
    },
    { box: { corner: [6, 4], size: [88, 62] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

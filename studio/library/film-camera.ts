import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'film-camera',
  motifs: ['camera'],
  words: [
    'videographer',
    'videography',
    'filmmaker',
    'movie',
    'video',
    'documentary',
    'cinematographer',
    'cinema',
    'shoot',
    'footage',
    'director',
    'film',
    'projector',
    'picturehouse',
  ],
  industries: ['film'],
  moods: ['retro', 'creative', 'bold', 'classic'],
  ideas: ['craft', 'flow'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A film camera with its two reels on.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'camera',
        role: 'lead',
        shape: [
          { box: { corner: [0, 52], size: [72, 42], r: 7 } },
          {
            polygon: {
              points: [
                [66, 66],
                [104, 47, 4],
                [104, 99, 4],
                [66, 80],
              ],
            },
          },
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
      {
        name: 'reels',
        role: 'second',
        shape: [
          { disc: { at: [22, '31-$gap'], r: 21 } },
          { disc: { at: ['64+$gap', '31-$gap'], r: 21 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [22, '31-$gap'], r: 6 } },
                    { disc: { at: ['64+$gap', '31-$gap'], r: 6 } },
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
    { box: { corner: [0, 50], size: [72, 48], r: 7 } },
    {
      polygon: {
        points: [
          [60, 66],
          [104, 49, 4],
          [104, 99, 4],
          [60, 82],
        ],
      },
    },
    { disc: { at: [16, 28], r: 18 } },
    { disc: { at: [64, 28], r: 18 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

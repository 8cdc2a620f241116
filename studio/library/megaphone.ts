import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'megaphone',
  motifs: ['megaphone'],
  words: [
    'megaphone',
    'announce',
    'announcement',
    'loud',
    'shout',
    'voice',
    'campaign',
    'advertising',
    'broadcast',
    'pr',
    'publicity',
    'rally',
    'promotion',
    'town-crier',
    'slogan',
    'agitator',
  ],
  industries: ['marketing', 'media', 'events'],
  moods: ['loud', 'energetic', 'bold', 'cheerful', 'quirky'],
  ideas: ['propulsion', 'connection'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A megaphone from the side.',
    dials: { gap: { value: 9, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'horn',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [2, 36],
                [24, 34],
                [78, 8],
                [78, 86],
                [24, 60],
                [2, 58],
              ],
            },
          },
          {
            polygon: {
              points: [
                [14, 54],
                [38, 62],
                [46, 98],
                [29, 98],
              ],
            },
          },
          { fine: [{ round: { r: 4 } }] },
          { turn: { by: -10 } },
        ],
      },
      {
        name: 'bell',
        role: 'accent',
        shape: [{ box: { corner: ['78+$gap', -2], size: [13, 98], r: 6 } }, { turn: { by: -10 } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [2, 36, 6],
          [24, 34],
          [96, 2, 3],
          [96, 92, 3],
          [24, 60],
          [2, 58, 6],
        ],
      },
    },
    {
      polygon: {
        points: [
          [14, 54],
          [38, 62],
          [46, 104, 4],
          [28, 104, 4],
        ],
      },
    },
    { turn: { by: -10 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'megaphone',
  motifs: ['megaphone', 'chicken'],
  words: [
    'megaphone',
    'announce',
    'announcement',
    'loud',
    'shout',
    'voice',
    'campaign',
    'advertising',
    'rooster',
    'cockerel',
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
  ideas: ['propulsion', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cockerel whose open beak is a megaphone: nobody oversleeps this news.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'head',
        role: 'lead',
        shape: [
          { disc: { at: [34, 48], r: 27 } },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [40, 30],
                    [62, 38],
                    [102, 18, 3],
                    [102, 82, 3],
                    [62, 60],
                    [40, 70],
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                polygon: {
                  points: [
                    [40, 49],
                    [102, 18],
                    [102, 80],
                  ],
                },
              },
            ],
          },
          {
            curve: {
              points: [
                [7, 48],
                [61, 48],
                [57, 74, 'smooth', 182],
                [66, 104],
                [-8, 104],
                [7, 70, 'smooth', 5],
              ],
            },
          },
          { fine: [{ round: { r: 5, only: 'inner' } }] },
          { subtract: { of: { disc: { at: [37, 46], r: 6.5 } } } },
        ],
      },
      {
        name: 'comb',
        role: 'accent',
        shape: [
          { disc: { at: [34, 4], r: 12.5 } },
          { disc: { at: [14, 12], r: 11.5 } },
          { disc: { at: [53, 10], r: 10.5 } },
          { sector: { at: [34, 48], r: 42, from: -38, to: 36 } },
          { subtract: { of: { disc: { at: [34, 48], r: '27+$gap' } } } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [0, 36, 6],
          [36, 32],
          [92, 4, 5],
          [92, 94, 5],
          [36, 66],
          [0, 62, 6],
        ],
      },
    },
    {
      polygon: {
        points: [
          [16, 58],
          [40, 58],
          [48, 100, 5],
          [26, 100, 5],
        ],
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

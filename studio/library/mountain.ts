import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'mountain',
  motifs: ['mountain', 'road', 'map'],
  words: [
    'mountain',
    'mountains',
    'peak',
    'summit',
    'alp',
    'alps',
    'alpine',
    'ridge',
    'trail',
    'climb',
    'hike',
    'hiking',
    'ascent',
    'berg',
    'monte',
    'sierra',
    'path',
    'guide',
  ],
  industries: ['travel', 'sports', 'consulting', 'finance', 'fitness', 'environment', 'education'],
  moods: ['adventurous', 'strong', 'trustworthy', 'fresh', 'modern'],
  ideas: ['journey', 'guidance', 'growth'],
  construction: 'cut',
  mark: {
    blazon: 1,
    idea: 'A path leads up the mountain, and the lake below carries both.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'mountain',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-2, 62],
                [50, -2],
                [102, 62],
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
                        [62, 70],
                        [42, 48],
                        [60, 36],
                        [50, 22],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
          { round: { r: 3 } },
        ],
      },
      {
        name: 'lake',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                ['-2+$gap*0.9', '62+$gap'],
                ['102-$gap*0.9', '62+$gap'],
                [68, 104],
                [32, 104],
              ],
            },
          },
          { fine: [{ cut: { line: { y: 86 }, gap: '$gap' } }] },
          { round: { r: 3 } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [32, 66],
          [45, 36],
          [53, 51],
          [58, 44],
          [68, 66],
        ],
        round: 1.5,
      },
    },
  ],
};

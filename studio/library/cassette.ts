import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'cassette',
  motifs: ['cassette'],
  words: ['cassette', 'cassettes', 'mixtape', 'mixtapes', 'walkman', 'rewind', 'kassette'],
  industries: ['music'],
  moods: ['retro', 'playful', 'youthful', 'creative'],
  ideas: ['harmony', 'flow'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A cassette, rewound to the first song.',
    dials: { gap: { value: 9.2, min: 8.8, max: 9.8 } },
    parts: [
      {
        name: 'case',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [-3, 11], size: [106, 78], r: 9 } }] },
          { plain: [{ box: { corner: [-3, 11], size: [106, 78] } }] },
          { subtract: { of: [{ disc: { at: [28, 45], r: 11.5 } }, { disc: { at: [72, 45], r: 11.5 } }] } },
          { fine: [{ subtract: { of: { bar: { from: [28, 45], to: [72, 45], width: 10 } } } }] },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [22, 90],
                    [29, 70],
                    [71, 70],
                    [78, 90],
                  ],
                },
              },
            },
          },
        ],
      },
      {
        name: 'tape',
        role: 'accent',
        shape: {
          polygon: {
            points: [
              ['23.6+$gap*1.06', 89],
              ['33+$gap*0.7', '70+$gap'],
              ['67-$gap*0.7', '70+$gap'],
              ['76.4-$gap*1.06', 89],
            ],
          },
        },
      },
    ],
  },
  inset: [
    { box: { corner: [-4, 12], size: [108, 76], r: 8 } },
    { subtract: { of: [{ disc: { at: [28, 44], r: 12 } }, { disc: { at: [72, 44], r: 12 } }] } },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [24, 90],
              [32, 70],
              [68, 70],
              [76, 90],
            ],
          },
        },
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'paper-boat',
  motifs: ['paper-boat', 'boat', 'ship', 'sail'],
  words: [
    'paper',
    'boat',
    'sail',
    'origami',
    'fold',
    'voyage',
    'little',
    'harbour',
    'stories',
    'play',
    'float',
    'drift',
    'ferry',
  ],
  industries: ['childcare', 'education', 'travel', 'publishing', 'toys', 'marine'],
  moods: ['playful', 'calm', 'simple', 'dreamy', 'friendly'],
  ideas: ['journey', 'craft', 'transformation'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A paper boat is left white between the sky and the sea.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.6 } },
    parts: [
      {
        name: 'round',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [8, 43, 3],
                    [50, 66],
                    [92, 43, 3],
                    [75, 80],
                    [25, 80],
                  ],
                },
              },
            },
          },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [50, 8],
                    [72, 44],
                    [50, '66-$gap*1.14'],
                    [28, 44],
                  ],
                },
              },
            },
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-2, 52, 2],
          [102, 52, 2],
          [80, 96, 4],
          [20, 96, 4],
        ],
      },
    },
    {
      polygon: {
        points: [
          [50, -2, 3],
          [82, 56],
          [18, 56],
        ],
      },
    },
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

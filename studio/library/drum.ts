import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drum',
  motifs: ['drum'],
  words: [
    'drum',
    'drummer',
    'beat',
    'pulse',
    'rhythm',
    'percussion',
    'snare',
    'heartbeat',
    'tempo',
    'band',
    'timpani',
    'bongo',
    'bpm',
  ],
  industries: ['music', 'fitness'],
  moods: ['energetic', 'bold', 'loud', 'modern', 'clever'],
  ideas: ['flow', 'precision'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'The lacing of the drum is its pulse.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      { name: 'skin', role: 'second', shape: { disc: { at: [50, 10], r: [50, 14] } } },
      {
        name: 'body',
        role: 'lead',
        shape: [
          { box: { corner: [0, 10], size: [100, 76] } },
          { disc: { at: [50, 86], r: [50, 14] } },
          { subtract: { of: { use: { part: 'skin' } }, gap: '$gap' } },
          { subtract: { of: { half: { through: [50, 16], facing: 0 } } } },
          {
            subtract: {
              of: {
                line: {
                  points: [
                    [-4, 66],
                    [25, 66],
                    [38, 50],
                    [58, 83],
                    [71, 66],
                    [104, 66],
                  ],
                  width: '$gap',
                },
              },
            },
          },
          { fine: [{ round: { r: 1.5 } }] },
        ],
      },
    ],
  },
  inset: [
    [{ disc: { at: [50, 28], r: [52, 25] } }, { subtract: { of: { disc: { at: [50, 28], r: [38, 11] } } } }],
    {
      curve: {
        points: [
          [-2, 32],
          [102, 32],
          [102, 84],
          [50, 106, 'smooth', 270],
          [-2, 84],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'tuning-fork',
  motifs: ['tuning-fork'],
  words: [
    'tuningfork',
    'tuner',
    'tuning',
    'tone',
    'resonance',
    'acoustics',
    'acoustic',
    'audiology',
    'stimmgabel',
    'diapason',
  ],
  industries: ['music', 'healthcare', 'education', 'research'],
  moods: ['precise', 'calm', 'clever', 'professional', 'simple'],
  ideas: ['harmony', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A tuning fork, and the tone that leaves its prongs.',
    dials: { weight: { value: 13, min: 12.2, max: 14 } },
    parts: [
      {
        name: 'fork',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [36.5, 2],
                    [36.5, 58],
                    [63.5, 58],
                    [63.5, 2],
                  ],
                  width: '$weight',
                  bend: 13.4,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [36.5, 2],
                    [36.5, 56],
                    [63.5, 56],
                    [63.5, 2],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { bar: { from: [50, 58], to: [50, 92], width: '$weight' } },
          { fine: [{ round: { r: 5, only: 'inner' } }, { round: { r: 2.4, only: 'outer' } }] },
          { disc: { at: [50, 91], r: 13 } },
        ],
      },
      {
        name: 'tone',
        role: 'accent',
        shape: [
          { sector: { at: [59, 34], r: 37, from: 62, to: 118, hole: 27 } },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [32, -4],
          [32, 54],
          [68, 54],
          [68, -4],
        ],
        width: 19,
        bend: 17,
      },
    },
    { bar: { from: [50, 56], to: [50, 106], width: 19 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

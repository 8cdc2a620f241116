import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'metronome',
  motifs: ['metronome'],
  words: [
    'metronome',
    'metronomes',
    'metronom',
    'metrónomo',
    'metrônomo',
    'metronomo',
    'tempo',
    'beat',
    'rhythm',
    'tick',
  ],
  industries: ['music', 'education', 'dance', 'software'],
  moods: ['precise', 'classic', 'clever'],
  ideas: ['balance', 'harmony', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A metronome between two beats.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.6 } },
    parts: [
      {
        name: 'rod',
        role: 'accent',
        shape: [
          { bar: { from: [47, 68], to: [71.5, 10], width: 10.5 } },
          { disc: { at: [71.5, 10], r: 11.5 } },
          { fine: [{ bar: { from: [71.5, 10], to: [78, -5], width: 10.5 } }] },
        ],
      },
      {
        name: 'case',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [22, 0],
                [78, 0],
                [93, 98],
                [7, 98],
              ],
            },
          },
          { subtract: { of: { use: { part: 'rod' } }, gap: '$gap' } },
          { round: { r: 4, only: 'outer' } },
          { fine: [{ subtract: { of: { box: { corner: [31, 89], size: [38, 20] } } } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [22, 0, 4],
          [78, 0, 4],
          [96, 104, 4],
          [4, 104, 4],
        ],
      },
    },
    { subtract: { of: [{ bar: { from: [46, 76], to: [82, -10], width: 14 } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

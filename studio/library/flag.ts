import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'flag',
  motifs: ['flag'],
  words: [
    'flag',
    'banner',
    'streamer',
    'pennant',
    'festival',
    'ensign',
    'flagship',
    'bunting',
    'parade',
    'regatta',
    'fairway',
  ],
  industries: ['events', 'toys', 'childcare'],
  moods: ['playful', 'cheerful', 'youthful', 'energetic'],
  ideas: ['flow', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A flag in a good wind.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'pole',
        role: 'second',
        shape: [
          { bar: { from: [8, 6], to: [8, 100], width: 10, cap: 'round' } },
          { disc: { at: [8, 2], r: 9 } },
        ],
      },
      {
        name: 'cloth',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                ['13+$gap', 14],
                [42, 9, 'smooth', 96],
                [74, 19, 'smooth', 96],
                [106, 11],
                [106, 66],
                [74, 75, 'smooth', 276],
                [42, 65, 'smooth', 276],
                ['13+$gap', 70],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [14, -4], to: [14, 106], width: 15, cap: 'round' } },
    {
      curve: {
        points: [
          [14, 6],
          [50, 12, 'smooth', 100],
          [98, 6],
          [86, 34],
          [98, 62],
          [50, 66, 'smooth', 280],
          [14, 62],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

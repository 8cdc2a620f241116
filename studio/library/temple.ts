import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'temple',
  motifs: ['temple'],
  words: [
    'temple',
    'column',
    'portico',
    'parthenon',
    'acropolis',
    'museum',
    'classical',
    'greek',
    'antiquity',
    'academy',
    'treasury',
    'senate',
    'court',
    'forum',
    'institute',
  ],
  industries: ['banking'],
  moods: ['classic', 'authoritative', 'trustworthy', 'timeless'],
  ideas: ['balance', 'protection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A temple front: a low gable over columns that taper as the Greeks cut them.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'gable',
        role: 'second',
        shape: {
          polygon: {
            points: [
              [50, -2, 2],
              [102, 27, 2],
              [-2, 27, 2],
            ],
          },
        },
      },
      {
        name: 'temple',
        role: 'lead',
        shape: [
          { box: { corner: [2, '27+$gap'], size: [96, 10] } },
          { box: { corner: [-4, 90], size: [108, 10] } },
          [
            {
              polygon: {
                points: [
                  [8, 40],
                  [20, 40],
                  [21.5, 92],
                  [6.5, 92],
                ],
              },
            },
            { repeat: { n: 4, by: [24, 0] } },
          ],
          { fine: [{ round: { r: 3, only: 'inner' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -8, 2],
          [106, 30, 2],
          [-6, 30, 2],
        ],
      },
    },
    [
      {
        polygon: {
          points: [
            [8, 44],
            [24, 44],
            [25.5, 92],
            [6.5, 92],
          ],
        },
      },
      { repeat: { n: 3, by: [34, 0] } },
    ],
    { box: { corner: [-6, 86], size: [112, 15] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

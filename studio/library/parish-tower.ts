import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'parish-tower',
  motifs: ['church', 'spire'],
  words: [
    'church',
    'churches',
    'parish',
    'steeple',
    'steeples',
    'belfry',
    'vicarage',
    'kirche',
    'dorfkirche',
    'église',
    'iglesia',
    'chiesa',
    'igreja',
    'kerk',
    'kyrka',
    'kilise',
    'εκκλησία',
    'церковь',
    'كنيسة',
    '教会',
    '教堂',
    '교회',
    'चर्च',
    'congregation',
    'village',
  ],
  industries: ['religion', 'events', 'nonprofit'],
  moods: ['calm', 'timeless', 'honest', 'rustic', 'trustworthy'],
  ideas: ['shelter', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A village church by the light of a full moon.',
    dials: { door: { value: 12, min: 11, max: 13 } },
    parts: [
      {
        name: 'ground',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 52 } },
          {
            subtract: {
              of: {
                polygon: {
                  points: [
                    [18, 41],
                    [35, 6],
                    [52, 41],
                    [52, 52],
                    [78, 52],
                    [85, 65],
                    [85, 83],
                    [18, 83],
                  ],
                },
              },
            },
          },
          {
            fine: [
              { box: { corner: ['35-$door/2', 62], size: ['$door', 24], r: ['$door/2', '$door/2', 0, 0] } },
              { disc: { at: [67, 67.5], r: '$door/2' } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [10, 44],
          [31, 0],
          [52, 44],
          [52, 54],
          [86, 54],
          [96, 70],
          [96, 100],
          [10, 100],
        ],
      },
    },
    { subtract: { of: { box: { corner: [22, 70], size: [18, 40], r: [9, 9, 0, 0] } } } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

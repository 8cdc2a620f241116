import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'orchid',
  motifs: ['orchid', 'flower'],
  words: [
    'orchid',
    'orchids',
    'orchidee',
    'orchidée',
    'orquídea',
    'orchidea',
    'orkidé',
    'orkide',
    'орхидея',
    '胡蝶蘭',
    '兰花',
  ],
  industries: ['flowers', 'beauty', 'perfume', 'wellness'],
  moods: ['elegant', 'feminine', 'luxurious', 'sensual', 'romantic'],
  ideas: ['harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A moth orchid from the front: three sepals, two wide petals, one lip.',
    dials: { gap: { value: 9.3, min: 9, max: 9.8 } },
    parts: [
      {
        name: 'sepals',
        role: 'lead',
        shape: [
          {
            fine: [
              { petal: { from: [50, 62], to: [50, -18], width: 44 } },
              [{ petal: { from: [46, 44], to: [90, 112], width: 38 } }, { mirror: { line: { x: 50 } } }],
              { round: { r: 3 } },
            ],
          },
          {
            plain: [
              { petal: { from: [50, 18], to: [50, -18], width: 26 } },
              [{ petal: { from: [60, 82], to: [84, 116], width: 20 } }, { mirror: { line: { x: 50 } } }],
            ],
          },
        ],
      },
      {
        name: 'petals',
        role: 'lead',
        knock: '$gap',
        shape: [
          {
            fine: [
              [
                {
                  curve: {
                    points: [
                      [50, 50],
                      [82, 14, 'smooth', 90],
                      [112, 40, 'smooth', 180],
                      [84, 64, 'smooth', 270],
                    ],
                  },
                },
                { mirror: { line: { x: 50 } } },
              ],
            ],
          },
          { plain: [{ disc: { at: [88, 38], r: [24, 22] } }, { mirror: { line: { x: 50 } } }] },
        ],
      },
      {
        name: 'lip',
        role: 'accent',
        knock: '$gap',
        shape: [
          {
            fine: [
              {
                curve: {
                  points: [
                    [50, 44, 'smooth', 90],
                    [58, 54, 'smooth', 180],
                    [62, 68, 'smooth', 180],
                    [50, 82],
                    [38, 68, 'smooth', 0],
                    [42, 54, 'smooth', 0],
                  ],
                },
              },
            ],
          },
          { plain: [{ disc: { at: [50, 62], r: [11, 17] } }] },
        ],
      },
    ],
  },
  inset: [
    { petal: { from: [50, 62], to: [50, -12], width: 40 } },
    [
      { petal: { from: [46, 44], to: [86, 108], width: 36 } },
      { disc: { at: [82, 40], r: 26 } },
      { mirror: { line: { x: 50 } } },
    ],
    { subtract: { of: { disc: { at: [50, 62], r: [11, 16] } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

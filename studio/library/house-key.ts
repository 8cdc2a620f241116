import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'house-key',
  motifs: ['house', 'key'],
  words: [
    'house',
    'home',
    'key',
    'keys',
    'homeowner',
    'landlord',
    'letting',
    'lettings',
    'tenant',
    'tenancy',
    'rental',
    'rent',
    'flat',
    'flats',
    'move',
    'moving',
    'schlüssel',
    'wohnung',
    'clés',
    'clef',
    'llave',
    'chiavi',
    'chave',
    'sleutel',
    'nyckel',
    'anahtar',
    'κλειδί',
    'ключ',
  ],
  industries: ['real-estate', 'hotel', 'security'],
  moods: ['trustworthy', 'friendly', 'simple', 'clever', 'professional'],
  ideas: ['shelter', 'two-become-one', 'protection'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The bow of the key is the house that it opens.',
    dials: { weight: { value: 15, min: 14, max: 15.8 } },
    parts: [
      {
        name: 'key',
        role: 'lead',
        shape: [
          [
            {
              polygon: {
                points: [
                  [50, -6],
                  [90, 28],
                  [90, 68],
                  [10, 68],
                  [10, 28],
                ],
              },
            },
            { fine: [{ round: { r: 4 } }] },
            {
              subtract: {
                of: {
                  polygon: {
                    points: [
                      [50, '-6+$weight*1.31'],
                      ['90-$weight', '28+$weight*0.46'],
                      ['90-$weight', '68-$weight'],
                      ['10+$weight', '68-$weight'],
                      ['10+$weight', '28+$weight*0.46'],
                    ],
                  },
                },
              },
            },
          ],
          { box: { corner: ['50-$weight/2', 60], size: ['$weight', 48] } },
          { box: { corner: [50, 76.5], size: [26, '$weight-5'] } },
          { box: { corner: [50, '113-$weight'], size: [26, '$weight-5'] } },
        ],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [50, -8],
          [92, 28],
          [92, 70],
          [8, 70],
          [8, 28],
        ],
      },
    },
    {
      subtract: {
        of: {
          polygon: {
            points: [
              [50, 14],
              [74, 34],
              [74, 52],
              [26, 52],
              [26, 34],
            ],
          },
        },
      },
    },
    { box: { corner: [40, 64], size: [20, 48] } },
    { box: { corner: [50, 92], size: [28, 20] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

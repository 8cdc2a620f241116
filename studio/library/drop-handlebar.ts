import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'drop-handlebar',
  motifs: ['bicycle'],
  words: [
    'bicycle',
    'bike',
    'handlebar',
    'handlebars',
    'racer',
    'roadbike',
    'cycling',
    'cyclist',
    'rennrad',
    'rennlenker',
    'guidon',
    'manillar',
    'manubrio',
    'guiador',
    'racefiets',
    'racercykel',
    'gidon',
    'τιμόνι',
    'велосипед',
    'دراجة',
    '自転車',
    '自行车',
    '자전거',
    'साइकिल',
    'peloton',
  ],
  industries: ['cycling', 'sports', 'fitness'],
  moods: ['sporty', 'energetic', 'bold', 'modern'],
  ideas: ['speed', 'propulsion', 'balance'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A racing bicycle comes straight at you.',
    dials: { gap: { value: 9, min: 8.6, max: 9.4 }, weight: { value: 11.5, min: 10.8, max: 12.2 } },
    parts: [
      {
        name: 'bar',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [50, 20],
                    [20, 20, 14],
                    [4, 44, 'smooth', 180],
                    [18, 78, 'smooth', 90],
                    [27, 66],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [50, 20],
                    [20, 20],
                    [4, 44, 'smooth', 180],
                    [18, 78, 'smooth', 90],
                    [28, 64],
                  ],
                  width: 12,
                },
              },
            ],
          },
          { mirror: { line: { x: 50 } } },
          {
            fine: [
              { box: { corner: [41, 14.5], size: [18, 34], r: [0, 0, 4, 4] } },
              { round: { r: 3, only: 'inner' } },
            ],
          },
          { plain: [{ box: { corner: [41, 14.5], size: [18, 34] } }] },
        ],
      },
      {
        name: 'wheel',
        role: 'second',
        shape: [
          { fine: [{ box: { corner: [41, '48.5+$gap'], size: [18, 42], r: 9 } }] },
          { plain: [{ box: { corner: [41, '48.5+$gap'], size: [18, 42] } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [50, 20],
          [20, 20, 14],
          [4, 44, 'smooth', 180],
          [18, 78, 'smooth', 90],
          [28, 64],
        ],
        width: 13,
      },
    },
    { mirror: { line: { x: 50 } } },
    { box: { corner: [40, 14], size: [20, 34] } },
    { box: { corner: [40, 59], size: [20, 40], r: 10 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

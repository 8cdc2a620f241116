import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wind',
  motifs: ['wind'],
  words: [
    'wind',
    'winds',
    'windy',
    'breeze',
    'breezy',
    'gale',
    'gust',
    'zephyr',
    'mistral',
    'sirocco',
    'scirocco',
    'bora',
    'tramontana',
    'draught',
    'airy',
    'ventilation',
    'passat',
    'rüzgar',
    'meltemi',
    'άνεμος',
    'ветер',
    'رياح',
    '風',
    '风',
    '바람',
    'हवा',
  ],
  industries: ['energy', 'aviation', 'environment', 'cleaning', 'marine', 'wellness'],
  moods: ['fresh', 'calm', 'energetic', 'modern'],
  ideas: ['flow', 'speed'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'Three breaths of wind, each with its own turn.',
    dials: { weight: { value: 12, min: 11, max: 13 } },
    parts: [
      {
        name: 'wind',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [2, 33],
                [34, 33, 'smooth', 90],
                [49, 18, 'smooth', 0],
                [34, 3, 'smooth', 270],
                [21, 11],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [-6, 55],
                [84, 55, 'smooth', 90],
                [104, 36, 'smooth', 0],
                [86, 17, 'smooth', 270],
                [71, 26],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
          {
            fine: [
              {
                line: {
                  points: [
                    [14, 77],
                    [58, 77, 'smooth', 90],
                    [74, 92, 'smooth', 180],
                    [58, 107, 'smooth', 270],
                    [45, 98],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          { plain: [{ bar: { from: [14, 77], to: [66, 77], width: '$weight', cap: 'round' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [-6, 44],
          [74, 44, 'smooth', 90],
          [94, 24, 'smooth', 0],
          [74, 4, 'smooth', 270],
          [58, 14],
        ],
        width: 17,
        cap: 'round',
      },
    },
    {
      line: {
        points: [
          [10, 74],
          [54, 74, 'smooth', 90],
          [72, 90, 'smooth', 180],
          [54, 106, 'smooth', 270],
        ],
        width: 17,
        cap: 'round',
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

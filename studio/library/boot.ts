import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'boot',
  motifs: ['boot', 'road'],
  words: [
    'boot',
    'hike',
    'hiker',
    'hiking',
    'trail',
    'trek',
    'trekking',
    'walk',
    'walker',
    'outdoor',
    'path',
    'rambler',
    'bootmaker',
    'shoemaker',
    'trailhead',
    'wander',
    'cobbler',
    'fell',
  ],
  industries: ['sports', 'travel', 'fashion', 'retail'],
  moods: ['adventurous', 'honest', 'rustic', 'strong', 'natural'],
  ideas: ['journey', 'guidance'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A walking boot with the switchbacks of the trail that it climbs.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'boot',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [8, -8],
                [55, -8, 3],
                [56, 18, 'smooth', 172],
                [74, 44, 'smooth', 118],
                [101, 68, 'smooth', 175],
                [101, 78],
                [9, 78],
                [12, 40, 'smooth', 2],
              ],
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [38, 90],
                        [38, 68],
                        [72, 59],
                        [30, 35],
                        [30, -14],
                      ],
                      width: '$gap',
                      bend: 6,
                    },
                  },
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: {
                    line: {
                      points: [
                        [38, 90],
                        [38, 60],
                        [30, 35],
                        [30, -14],
                      ],
                      width: '$gap',
                    },
                  },
                },
              },
            ],
          },
        ],
      },
      {
        name: 'sole',
        role: 'lead',
        shape: [{ box: { corner: [0, '78+$gap'], size: [103, 10], r: [0, 0, 4, 4] } }],
      },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [22, -2, 4],
          [62, -2, 4],
          [62, 44, 6],
          [100, 62, 16],
          [104, 90, 4],
          [22, 90, 4],
        ],
      },
    },
    { box: { corner: [18, 86], size: [90, 16], r: 4 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

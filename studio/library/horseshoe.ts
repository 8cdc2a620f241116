import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'horseshoe',
  motifs: ['horseshoe'],
  words: [
    'horseshoe',
    'horseshoes',
    'hoof',
    'hooves',
    'farrier',
    'luck',
    'lucky',
    'equine',
    'equestrian',
    'stable',
    'stables',
    'paddock',
    'bridle',
    'hufeisen',
    'herradura',
    'ferradura',
    'hoefijzer',
    'hästsko',
    'nal',
    'πέταλο',
    'подкова',
    '蹄鉄',
    '马蹄铁',
    '편자',
  ],
  industries: ['pets', 'agriculture', 'sports', 'hardware-tools', 'events'],
  moods: ['rustic', 'strong', 'honest', 'classic'],
  ideas: ['protection', 'craft'],
  construction: 'silhouette',
  letters: ['U'],
  mark: {
    blazon: 1,
    idea: 'A horseshoe, open end up, so that the luck stays in.',
    dials: { weight: { value: 27.6, min: 27.2, max: 28.6 } },
    parts: [
      {
        name: 'shoe',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [25, -2],
                [12, 48, 'smooth', 180],
                [50, 90, 'smooth', 90],
                [88, 48, 'smooth', 0],
                [75, -2],
              ],
              width: '$weight',
            },
          },
          {
            fine: [
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [15.5, 24, 4.4],
                        [14, 32, 4.4],
                      ],
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [13.5, 52, 4.4],
                        [15.5, 60, 4.4],
                      ],
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [84.5, 24, 4.4],
                        [86, 32, 4.4],
                      ],
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [86.5, 52, 4.4],
                        [84.5, 60, 4.4],
                      ],
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [32, 83, 4.4],
                        [38, 86, 4.4],
                      ],
                    },
                  },
                },
              },
              {
                subtract: {
                  of: {
                    limb: {
                      points: [
                        [62, 86, 4.4],
                        [68, 83, 4.4],
                      ],
                    },
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [25, -2],
          [12, 48, 'smooth', 180],
          [50, 90, 'smooth', 90],
          [88, 48, 'smooth', 0],
          [75, -2],
        ],
        width: 27,
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

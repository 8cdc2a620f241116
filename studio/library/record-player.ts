import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'record-player',
  motifs: ['record-player', 'note'],
  words: [
    'turntable',
    'turntables',
    'vinyl',
    'record',
    'records',
    'gramophone',
    'deck',
    'dj',
    'groove',
    'lp',
    'hi-fi',
    'plattenspieler',
    'schallplatte',
    'platine',
    'giradischi',
    'tocadiscos',
  ],
  industries: ['music', 'retail', 'media', 'electronics', 'bar'],
  moods: ['retro', 'bold', 'creative', 'modern'],
  ideas: ['harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A record turns; its label is the one spot of colour.',
    dials: { gap: { value: 8.6, min: 8.4, max: 9 } },
    parts: [
      {
        name: 'case',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [-6, 2], size: [114, 94], r: 12 } },
              {
                subtract: {
                  of: [
                    { ring: { at: [40, 49], r: 37, width: '$gap' } },
                    {
                      line: {
                        points: [
                          [92, 20],
                          [92, 54],
                          [64, 66],
                        ],
                        width: '$gap',
                        cap: 'round',
                        bend: 6,
                      },
                    },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              { box: { corner: [-6, 2], size: [114, 94] } },
              {
                subtract: {
                  of: [
                    { ring: { at: [40, 49], r: 37, width: '$gap' } },
                    { bar: { from: [92, 20], to: [92, 70], width: '$gap', cap: 'flat' } },
                  ],
                },
              },
            ],
          },
        ],
      },
      { name: 'label', role: 'accent', knock: '$gap', shape: { disc: { at: [40, 49], r: 9 } } },
    ],
  },
  inset: [
    { box: { corner: [-6, 2], size: [114, 94], r: 12 } },
    {
      subtract: {
        of: [
          { ring: { at: [40, 49], r: 37, width: 11 } },
          { disc: { at: [40, 49], r: 8 } },
          {
            line: {
              points: [
                [92, 22],
                [92, 54],
                [64, 68],
              ],
              width: 12,
              cap: 'round',
            },
          },
        ],
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'phone',
  motifs: ['phone'],
  words: [
    'phone',
    'telephone',
    'call',
    'caller',
    'dial',
    'receiver',
    'hotline',
    'switchboard',
    'operator',
    'answering',
    'handset',
    'callcentre',
  ],
  industries: ['telecoms', 'support-services'],
  moods: ['retro', 'friendly', 'trustworthy', 'quirky'],
  ideas: ['connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A telephone with a dial, the receiver resting on its fork.',
    dials: { gap: { value: 8.2, min: 8, max: 8.8 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [36, 40],
                [64, 40],
                [72, 52, 'smooth', 140],
                [92, 84, 'smooth', 170],
                [94, 96],
                [6, 96],
                [8, 84, 'smooth', 10],
                [28, 52, 'smooth', 40],
              ],
            },
          },
          { box: { corner: [31, 28], size: [38, 20] } },
          { fine: [{ round: { r: 4 } }, { subtract: { of: { ring: { at: [50, 71], r: 17, width: 8 } } } }] },
          { plain: [{ subtract: { of: { disc: { at: [50, 71], r: 12 } } } }] },
        ],
      },
      {
        name: 'receiver',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [50, 6, 'smooth', 90],
                [92, 16, 'smooth', 130],
                [100, 40, 4],
                [76, 40, 4],
                [70, 26, 'smooth', 290],
                [50, 22, 'smooth', 270],
                [30, 26, 'smooth', 250],
                [24, 40, 4],
                [0, 40, 4],
                [8, 16, 'smooth', 50],
              ],
            },
          },
        ],
        knock: '$gap',
      },
    ],
  },
};

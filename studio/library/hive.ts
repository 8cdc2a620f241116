import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'hive',
  motifs: ['hive', 'honeycomb', 'bee', 'drop'],
  words: [
    'hive',
    'honey',
    'beehive',
    'apiary',
    'beekeeper',
    'skep',
    'nectar',
    'miel',
    'mead',
    'swarm',
    'comb',
    'wax',
    'colony',
  ],
  industries: ['food', 'agriculture', 'beverage', 'beauty', 'nonprofit', 'software'],
  moods: ['warm', 'natural', 'friendly', 'handmade', 'honest'],
  ideas: ['shelter', 'connection', 'craft', 'harmony'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'A straw hive coiled from five ropes; its door is the drop that hangs from the honey spoon.',
    dials: { gap: { value: 8.3, min: 8, max: 8.6 }, rope: '(100-4*$gap)/5', step: '$rope+$gap' },
    parts: [
      {
        name: 'coils',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [31, 0], size: [38, '$rope'], r: '$rope/2' } },
              { box: { corner: [16, '$step'], size: [68, '$rope'], r: '$rope/2' } },
              { box: { corner: [6, '2*$step'], size: [88, '$rope'], r: '$rope/2' } },
              { box: { corner: [1, '3*$step'], size: [98, '$rope'], r: '$rope/2' } },
              { box: { corner: [4, '4*$step'], size: [92, '$rope'], r: '$rope/2' } },
            ],
          },
          {
            plain: [
              { box: { corner: [20, 0], size: [60, '$step+$rope'], r: [14, 14, 0, 0] } },
              { box: { corner: [6, '2*$step'], size: [88, '$rope'] } },
              { box: { corner: [1, '3*$step'], size: [98, '$rope'] } },
              { box: { corner: [4, '4*$step'], size: [92, '$rope'] } },
            ],
          },
        ],
      },
      {
        name: 'drop',
        role: 'accent',
        knock: '$gap',
        shape: [{ drop: { at: [50, 85], r: 14, tip: [50, 43] } }, { fine: [{ round: { r: 2 } }] }],
      },
    ],
  },
  inset: [
    { box: { corner: [30, -2], size: [40, 28], r: 14 } },
    { box: { corner: [14, 22], size: [72, 28], r: 14 } },
    { box: { corner: [2, 46], size: [96, 28], r: 14 } },
    { box: { corner: [10, 70], size: [80, 28], r: 14 } },
    { round: { r: 4, only: 'inner' } },
    { subtract: { of: { disc: { at: [50, 70], r: 12 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'penny-farthing',
  motifs: ['bicycle', 'wheel'],
  words: [
    'bicycle',
    'bike',
    'cycle',
    'cycling',
    'wheel',
    'velo',
    'fahrrad',
    'pedal',
    'ride',
    'rider',
    'spoke',
    'courier',
    'vintage',
  ],
  industries: ['cycling', 'sports', 'transport', 'retail', 'travel', 'cafe'],
  moods: ['retro', 'quirky', 'friendly', 'classic', 'playful'],
  ideas: ['journey', 'balance', 'speed'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A penny-farthing: the frame follows the large wheel down to the small one.',
    dials: { gap: { value: 9, min: 8.6, max: 9.4 }, weight: { value: 11, min: 10.6, max: 11.6 } },
    parts: [
      {
        name: 'cycle',
        role: 'lead',
        shape: [
          { ring: { at: [38, 64], r: 39, width: '$weight' } },
          {
            spiral: {
              at: [38, 64],
              from: '39+$gap+$weight/2',
              to: '39+$gap+$weight/2',
              turns: 0.265,
              start: 0,
              width: '$weight',
              cap: 'flat',
            },
          },
          { bar: { from: [38, '25-$gap-$weight/2'], to: [38, 64], width: '$weight' } },
          {
            fine: [
              { disc: { at: [38, 64], r: 10 } },
              {
                line: {
                  points: [
                    [18, -4],
                    [18, '25-$gap-$weight/2'],
                    [39, '25-$gap-$weight/2'],
                  ],
                  width: '$weight',
                  bend: 8,
                  cap: 'round',
                },
              },
            ],
          },
        ],
      },
      { name: 'small', role: 'accent', shape: [{ disc: { at: [97, 92], r: 13.5 } }], knock: '$gap' },
    ],
  },
};

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
    dials: { gap: { value: 8.6, min: 8.2, max: 9.2 }, weight: { value: 11, min: 10, max: 12 } },
    parts: [
      {
        name: 'cycle',
        role: 'lead',
        shape: [
          { ring: { at: [38, 62], r: 38, width: '$weight' } },
          {
            spiral: {
              at: [38, 62],
              from: '38+$gap+$weight/2',
              to: '38+$gap+$weight/2',
              turns: 0.32,
              start: 0,
              width: '$weight',
              cap: 'flat',
            },
          },
          { bar: { from: [38, '24-$gap-$weight/2'], to: [38, 62], width: '$weight' } },
          {
            fine: [
              {
                bar: {
                  from: [16, '24-$gap-$weight/2'],
                  to: [38, '24-$gap-$weight/2'],
                  width: '$weight',
                  cap: 'round',
                },
              },
              { disc: { at: [38, 62], r: 11 } },
              { bar: { from: [38, 62], to: [38, 96], width: '$weight' } },
              { bar: { from: [4, 62], to: [72, 62], width: '$weight' } },
            ],
          },
        ],
      },
      { name: 'small', role: 'accent', knock: '$gap', shape: { disc: { at: [93, 86], r: 14 } } },
    ],
  },
};

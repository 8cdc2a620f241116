import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'racing-flag',
  motifs: ['racing-flag'],
  words: [
    'racing',
    'race',
    'racer',
    'raceway',
    'racetrack',
    'grandprix',
    'motorsport',
    'karting',
    'kart',
    'rally',
    'finishline',
    'speedway',
    'chequered',
  ],
  industries: [],
  moods: ['sporty', 'energetic', 'bold'],
  ideas: ['speed', 'contrast'],
  construction: 'pattern',
  mark: {
    blazon: 1,
    idea: 'The chequered flag is out.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'pole',
        role: 'second',
        shape: [
          { fine: [{ bar: { from: [8, 4], to: [8, 100], width: 10.4, cap: 'round' } }] },
          { plain: [{ bar: { from: [8, 4], to: [8, 98], width: 9.8 } }] },
        ],
      },
      {
        name: 'checks',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: ['13+$gap', 27.8], size: [22.4, 22.4] } },
              { box: { corner: ['35+$gap', 6], size: [22.4, 22.4] } },
              { box: { corner: ['57+$gap', 27.8], size: [22.4, 22.4] } },
              { box: { corner: ['79+$gap', 6], size: [22.4, 22.4] } },
              { box: { corner: ['35+$gap', 49.6], size: [22.4, 22.4] } },
              { box: { corner: ['79+$gap', 49.6], size: [22.4, 22.4] } },
            ],
          },
          {
            plain: [
              { box: { corner: ['13+$gap', 39], size: [29.6, 33] } },
              { box: { corner: ['42.4+$gap', 6], size: [29.6, 33.2] } },
              { box: { corner: ['71.8+$gap', 39], size: [31, 33] } },
            ],
          },
          { turn: { by: 90 } },
          { skew: { by: 9, about: [50, 20] } },
          { turn: { by: -90 } },
        ],
      },
    ],
  },
  inset: [
    { bar: { from: [10, 0], to: [10, 110], width: 11 } },
    { box: { corner: [22, 4], size: [28, 28] } },
    { box: { corner: [50, 32], size: [28, 28] } },
    { box: { corner: [78, 4], size: [28, 28] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

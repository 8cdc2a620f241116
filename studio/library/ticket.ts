import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'ticket',
  motifs: ['ticket'],
  words: [
    'ticket',
    'tickets',
    'ticketing',
    'admission',
    'raffle',
    'boxoffice',
    'booking',
    'cinema',
    'festival',
    'fairground',
  ],
  industries: ['events', 'theatre', 'film', 'travel', 'games'],
  moods: ['playful', 'cheerful', 'friendly', 'energetic'],
  ideas: ['journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A ticket, its stub about to be torn off.',
    dials: { gap: { value: 8.6, min: 8.3, max: 9.4 } },
    parts: [
      {
        name: 'ticket',
        role: 'lead',
        shape: [
          { box: { at: [50, 50], size: [100, 58], r: 6 } },
          { subtract: { of: [{ disc: { at: [74, 20], r: 9.6 } }, { disc: { at: [74, 80], r: 9.6 } }] } },
          { subtract: { of: { box: { corner: ['74-$gap/2', 0], size: [60, 100] } } } },
          { fine: [{ subtract: { of: { star: { at: [34.5, 51], n: 5, r: 19, inner: 9 } } } }] },
          { turn: { by: -24 } },
        ],
      },
      {
        name: 'stub',
        role: 'accent',
        shape: [
          { box: { at: [50, 50], size: [100, 58], r: 6 } },
          { subtract: { of: [{ disc: { at: [74, 20], r: 9.6 } }, { disc: { at: [74, 80], r: 9.6 } }] } },
          { subtract: { of: { box: { corner: [-20, 0], size: ['94+$gap/2', 100] } } } },
          { turn: { by: -24 } },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [104, 62] } },
    {
      subtract: {
        of: [
          { disc: { at: [68, 19], r: 13 } },
          { disc: { at: [68, 81], r: 13 } },
          { bar: { from: [68, 38], to: [68, 62], width: 12 } },
        ],
      },
    },
    { turn: { by: -24 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'guitar',
  motifs: ['guitar', 'pear'],
  words: [
    'guitar',
    'guitarist',
    'luthier',
    'acoustic',
    'strum',
    'folk',
    'ukulele',
    'pear',
    'orchard',
    'chord',
    'songwriter',
    'busker',
    'plectrum',
  ],
  industries: ['music', 'food', 'events', 'bar'],
  moods: ['clever', 'playful', 'warm', 'natural', 'friendly'],
  ideas: ['harmony', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The guitar is a pear: its neck is the stalk, its head the leaf.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'guitar',
        role: 'lead',
        shape: [
          { disc: { at: [50, 74], r: 31 } },
          { disc: { at: [50, 42], r: 21 } },
          { fine: [{ round: { r: 18, only: 'inner' } }] },
          { box: { corner: [44.5, -6], size: [11, 40] } },
          { subtract: { of: { disc: { at: [50, 56], r: 9 } } } },
          { fine: [{ subtract: { of: { box: { at: [50, 82], size: [28, '$gap+0.4'] } } } }] },
          { turn: { by: 30, about: [50, 50] } },
        ],
      },
      {
        name: 'leaf',
        role: 'accent',
        shape: [
          { petal: { from: ['55.8+$gap', -8], to: ['84+$gap', 27], width: 24 } },
          { turn: { by: 30, about: [50, 50] } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [32, 70], r: 29 } },
    { disc: { at: [52, 50], r: 21 } },
    { round: { r: 4, only: 'inner' } },
    { bar: { from: [50, 52], to: [84, 18], width: 15 } },
    {
      polygon: {
        points: [
          [74, 16],
          [90, -2],
          [104, 12],
          [86, 28],
        ],
      },
    },
    { subtract: { of: { disc: { at: [42, 60], r: 10 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

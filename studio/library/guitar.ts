import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'guitar',
  motifs: ['guitar'],
  words: [
    'guitar',
    'guitarist',
    'luthier',
    'acoustic',
    'strum',
    'folk',
    'ukulele',
    'chord',
    'songwriter',
    'busker',
    'plectrum',
  ],
  industries: ['music', 'events', 'bar'],
  moods: ['playful', 'warm', 'natural', 'friendly'],
  ideas: ['harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A guitar and its plectrum.',
    dials: { gap: { value: 10, min: 9.8, max: 10.8 } },
    parts: [
      {
        name: 'guitar',
        role: 'lead',
        shape: [
          { disc: { at: [50, 86], r: [31, 27] } },
          { disc: { at: [50, 52], r: [23, 21] } },
          { box: { corner: [31, 52], size: [38, 34] } },
          { box: { corner: [43.5, -14], size: [13, 60] } },
          {
            polygon: {
              points: [
                [40, -10],
                [38, -38],
                [62, -38],
                [60, -10],
              ],
            },
          },
          { round: { r: 6, only: 'inner' } },
          { subtract: { of: { disc: { at: [50, 62], r: 9.8 } } } },
          { subtract: { of: { bar: { from: [39, 90], to: [61, 90], width: 10.6, cap: 'round' } } } },
          { fine: [{ round: { r: 3, only: 'outer' } }] },
          { turn: { by: 47 } },
        ],
      },
      {
        name: 'plectrum',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    [77, 44, 7],
                    [109, 44, 7],
                    [93, 74, 7],
                  ],
                },
              },
            ],
          },
          { plain: [{ disc: { at: [93, 54], r: 13 } }] },
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

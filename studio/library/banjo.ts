import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'banjo',
  motifs: ['banjo'],
  words: ['banjo', 'banjos', 'bluegrass', 'ukulele', 'mandolin', 'dixieland', 'picker', 'ceilidh', 'folk'],
  industries: ['music'],
  moods: ['rustic', 'friendly', 'cheerful', 'retro'],
  ideas: ['harmony', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A banjo; the strings run over the drum to the bridge.',
    dials: { weight: { value: 10.6, min: 10.2, max: 11 } },
    parts: [
      {
        name: 'banjo',
        role: 'lead',
        shape: [
          { ring: { at: [50, 78], r: 36, width: '$weight' } },
          { bar: { from: [50, -20], to: [50, 71], width: '$weight' } },
          {
            fine: [
              { box: { corner: [41, -36], size: [18, 34], r: 3 } },
              { bar: { from: [32, -29], to: [68, -29], width: 9 } },
              { bar: { from: [32, -9], to: [68, -9], width: 9 } },
            ],
          },
          {
            plain: [
              { box: { corner: [41, -36], size: [18, 34] } },
              { bar: { from: [32, -19], to: [68, -19], width: 14 } },
            ],
          },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'bridge',
        role: 'accent',
        shape: [{ bar: { from: [39.5, 86], to: [60.5, 86], width: 11 } }, { turn: { by: 45 } }],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 84], r: 34, width: 13 } },
    { bar: { from: [50, -24], to: [50, 84], width: 13 } },
    { bar: { from: [36, -22], to: [64, -22], width: 14 } },
    { turn: { by: 45 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

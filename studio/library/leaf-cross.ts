import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'leaf-cross',
  motifs: ['cross', 'leaf'],
  words: [
    'pharmacy',
    'apotheke',
    'pharmacie',
    'farmacia',
    'apotek',
    'eczane',
    'apteka',
    'φαρμακείο',
    'аптека',
    '薬局',
    '약국',
  ],
  industries: ['healthcare', 'wellness', 'veterinary'],
  moods: ['caring', 'clean', 'natural', 'fresh', 'trustworthy'],
  ideas: ['protection', 'growth', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The cross of a pharmacy; where its arms meet, a leaf is left out.',
    dials: { leaf: { value: 29.5, min: 28.5, max: 30.5 } },
    parts: [
      {
        name: 'cross',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [31, 0], size: [38, 100], r: 9 } },
              { box: { corner: [0, 31], size: [100, 38], r: 9 } },
              { round: { r: 5, only: 'inner' } },
            ],
          },
          {
            plain: [
              { box: { corner: [31, 0], size: [38, 100] } },
              { box: { corner: [0, 31], size: [100, 38] } },
            ],
          },
          {
            subtract: {
              of: [
                { disc: { at: [36, 36], r: '$leaf' } },
                { intersect: { of: { disc: { at: [64, 64], r: '$leaf' } } } },
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [{ box: { corner: [43, 32], size: [14, 36] } }, { box: { corner: [32, 43], size: [36, 14] } }],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'scales',
  motifs: ['scales'],
  words: [
    'scales',
    'justice',
    'law',
    'legal',
    'attorney',
    'balance',
    'fair',
    'court',
    'counsel',
    'notary',
    'weigh',
    'mediation',
    'libra',
    'advocate',
  ],
  industries: ['legal', 'consulting', 'finance', 'government', 'nonprofit'],
  moods: ['authoritative', 'classic', 'trustworthy', 'serious', 'discreet'],
  ideas: ['balance', 'harmony', 'precision'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Scales at rest on a post like a column.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'frame',
        role: 'lead',
        shape: [
          { box: { corner: [8, 8], size: [84, 11] } },
          { box: { corner: [43, 8], size: [14, 92] } },
          { box: { corner: [24, 86], size: [52, 14] } },
          { fine: [{ box: { corner: [43, 0], size: [14, 20] } }, { round: { r: 6, only: 'inner' } }] },
          {
            polygon: {
              points: [
                [9, 8],
                [20, 8],
                [34.5, '52-$gap'],
                [-5.5, '52-$gap'],
              ],
            },
          },
          {
            polygon: {
              points: [
                [80, 8],
                [91, 8],
                [105.5, '52-$gap'],
                [65.5, '52-$gap'],
              ],
            },
          },
        ],
      },
      {
        name: 'pans',
        role: 'accent',
        shape: [{ sector: { at: [14.5, 52], r: 20, from: 90, to: 270 } }, { mirror: { line: { x: 50 } } }],
      },
    ],
  },
  inset: [
    { bar: { from: [50, 0], to: [50, 96], width: 16 } },
    { box: { corner: [-4, 8], size: [108, 17], r: 6 } },
    { box: { corner: [20, 90], size: [60, 16], r: 5 } },
    [
      { sector: { at: [8, 54], r: 29, from: 90, to: 270 } },
      { bar: { from: [8, 20], to: [8, 60], width: 16 } },
      { mirror: { line: { x: 50 } } },
    ],
    { round: { r: 4, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

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
    { box: { corner: [42, -6], size: [16, 106] } },
    { box: { corner: [2, 4], size: [96, 15] } },
    { box: { corner: [21, 90], size: [58, 16] } },
    [
      { sector: { at: [9, 61], r: 21, from: 90, to: 270 } },
      {
        polygon: {
          points: [
            [1, 4],
            [17, 4],
            [29, 45],
            [-11, 45],
          ],
        },
      },
      { mirror: { line: { x: 50 } } },
    ],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

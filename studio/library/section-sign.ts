import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'section-sign',
  motifs: ['paragraph'],
  words: [
    'paragraph',
    'law',
    'legal',
    'statute',
    'clause',
    'lawyer',
    'attorney',
    'notary',
    'counsel',
    'advocate',
    'court',
  ],
  industries: ['legal', 'consulting', 'government'],
  moods: ['authoritative', 'precise', 'classic', 'serious', 'modern'],
  ideas: ['balance', 'precision', 'two-become-one'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'The sign of every statute: one hook, and the same hook turned over.',
    dials: { weight: { value: 13.4, min: 12.8, max: 14.2 } },
    parts: [
      {
        name: 'sign',
        role: 'lead',
        shape: [
          {
            line: {
              points: [
                [76, 16],
                [51, 1, 'smooth', 270],
                [26, 17, 'smooth', 180],
                [49, 35, 'smooth', 112],
                [80, 59, 'smooth', 180],
                [69, 76],
              ],
              width: '$weight',
            },
          },
          { halfturn: { about: [50, 50] } },
          { fine: [{ round: { r: 2.4 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      line: {
        points: [
          [76, 14],
          [51, 0, 'smooth', 270],
          [26, 17, 'smooth', 180],
          [49, 34, 'smooth', 112],
          [80, 59, 'smooth', 180],
          [69, 76],
        ],
        width: 14,
      },
    },
    { halfturn: { about: [50, 50] } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'glasses',
  motifs: ['glasses'],
  words: [
    'glasses',
    'spectacles',
    'optician',
    'eyewear',
    'frames',
    'specs',
    'optometrist',
    'optical',
    'lenses',
    'monocle',
    'rim',
    'vision',
    'sight',
  ],
  industries: ['eyewear'],
  moods: ['modern', 'classic', 'elegant', 'friendly', 'trustworthy'],
  ideas: ['precision', 'balance'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'Round spectacles, laid down with their arms open.',
    dials: { weight: { value: 9, min: 8.6, max: 10 } },
    parts: [
      {
        name: 'glasses',
        role: 'lead',
        shape: [
          { ring: { at: [22, 64], r: 24, width: '$weight' } },
          {
            line: {
              points: [
                [3.5, 56],
                [14, 20],
                [32, 17],
              ],
              width: '$weight',
              cap: 'round',
              bend: 10,
            },
          },
          { mirror: { line: { x: 50 } } },
          {
            line: {
              points: [
                [40, 58],
                [50, 52, 'via'],
                [60, 58],
              ],
              width: '$weight',
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'laurel',
  motifs: ['laurel', 'leaf'],
  words: [
    'laurel',
    'wreath',
    'victory',
    'winner',
    'olympic',
    'champion',
    'triumph',
    'honour',
    'award',
    'prize',
    'daphne',
    'poet',
    'alumni',
    'merit',
    'laureate',
  ],
  industries: ['education', 'events', 'film'],
  moods: ['classic', 'timeless', 'elegant', 'authoritative'],
  ideas: ['growth', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A laurel wreath, open at the top: single leaves outside, a twisted sprig inside.',
    dials: {},
    parts: [
      {
        name: 'wreath',
        role: 'lead',
        shape: [
          [
            { petal: { from: [50, 103], to: [27, 103], width: 12.5 } },
            { spin: { n: 5, step: 27, about: [50, 52] } },
          ],
          [
            { petal: { from: [46, 84], to: [26, 78], width: 11 } },
            { spin: { n: 5, step: 26, about: [50, 52] } },
            { fine: [{ round: { r: 2, only: 'inner' } }] },
          ],
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'star',
  motifs: ['star'],
  words: [
    'star',
    'stars',
    'stella',
    'stellar',
    'etoile',
    'stern',
    'north',
    'league',
    'award',
    'best',
    'guild',
  ],
  industries: ['events', 'education', 'nonprofit', 'sports', 'recruiting', 'space', 'hotel'],
  moods: ['optimistic', 'friendly', 'trustworthy', 'bold', 'cheerful'],
  ideas: ['guidance', 'harmony'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A star with five points.',
    dials: { soft: { value: 3, min: 1.5, max: 5 } },
    parts: [
      {
        name: 'star',
        role: 'lead',
        shape: [{ star: { at: [50, 52], n: 5, r: 54, inner: 24 } }, { round: { r: '$soft', only: 'outer' } }],
      },
    ],
  },
  inset: [{ star: { at: [50, 51], n: 5, r: 18, inner: 8.4, round: 1 } }],
};

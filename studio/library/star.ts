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
    'five',
    'team',
    'together',
    'league',
    'award',
    'best',
    'guild',
  ],
  industries: ['events', 'education', 'nonprofit', 'sports', 'recruiting', 'space', 'hotel'],
  moods: ['optimistic', 'friendly', 'trustworthy', 'bold', 'cheerful'],
  ideas: ['connection', 'harmony', 'guidance', 'two-become-one'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Five who stand in a ring make the star between them.',
    dials: { soft: { value: 4, min: 3.4, max: 4.8 } },
    parts: [
      {
        name: 'ring',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          { subtract: { of: { star: { at: [50, 50], n: 5, r: 60, inner: 18.8 } } } },
          { fine: [{ round: { r: '$soft' } }] },
        ],
        split: { by: { sector: { at: [50, 50], r: 80, from: 0, to: 72 } }, role: 'accent', gap: 0 },
      },
    ],
  },
  inset: [{ star: { at: [50, 51], n: 5, r: 18, inner: 8.5, round: 1.2 } }],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'football',
  motifs: ['football'],
  words: [
    'football',
    'soccer',
    'goal',
    'striker',
    'club',
    'league',
    'stadium',
    'kick',
    'futsal',
    'fussball',
    'calcio',
    'futbol',
    'footballer',
    'kickabout',
  ],
  industries: ['sports'],
  moods: ['sporty', 'bold', 'friendly', 'energetic'],
  ideas: ['connection'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A leather football.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { ring: { at: [50, 50], r: 51, width: 8.6 } },
          { star: { at: [50, 50], n: 5, r: 19 } },
          [
            { bar: { from: [50, 36], to: [50, 4], width: 8.2 } },
            { fine: [{ star: { at: [50, 0], n: 5, r: 19, turn: 36 } }] },
            { spin: { n: 5 } },
            { intersect: { of: { disc: { at: [50, 50], r: 51 } } } },
          ],
        ],
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 18 } }, { subtract: { of: { star: { at: [50, 50], n: 5, r: 8.5 } } } }],
};

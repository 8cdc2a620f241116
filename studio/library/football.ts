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
  moods: ['sporty', 'bold', 'clever', 'friendly', 'energetic'],
  ideas: ['connection', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Home game: the patch in the middle of the ball is a house.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'ball',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 52 } },
          { rays: { through: [50, 50], from: 0, n: 5, gap: '$gap', oneWay: true } },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'house',
        role: 'accent',
        shape: [
          { star: { at: [50, 50], n: 5, r: 23 } },
          { fine: [{ subtract: { of: { box: { corner: [45.6, 54], size: [8.8, 30] } } } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 18 } }, { subtract: { of: { star: { at: [50, 50], n: 5, r: 8.5 } } } }],
};

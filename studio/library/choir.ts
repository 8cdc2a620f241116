import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'choir',
  motifs: [],
  words: ['choir', 'choirs', 'chorus', 'choral', 'singers', 'singing', 'chorale', 'vocal', 'gospel', 'coro'],
  industries: ['music', 'nonprofit', 'religion', 'education'],
  moods: ['friendly', 'warm', 'optimistic', 'cheerful'],
  ideas: ['harmony', 'connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'Three singers, all on the same open vowel.',
    dials: { gap: { value: 8.5, min: 8.2, max: 8.8 } },
    parts: [
      {
        name: 'sides',
        role: 'second',
        shape: [
          [
            { disc: { at: [11, 35], r: 19 } },
            { fine: [{ subtract: { of: { disc: { at: [9.5, 38.5], r: [4.7, 6.6] } } } }] },
          ],
          { fine: [{ box: { corner: [-8, 61], size: [50, 32], r: [20, 0, 0, 0] } }] },
          { plain: [{ box: { corner: [-8, 61], size: [50, 32] } }] },
          { mirror: { line: { x: 50 } } },
        ],
      },
      {
        name: 'singer',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 21], r: 23.5 } },
            { subtract: { of: { disc: { at: [50, 27], r: [6.4, 9] } } } },
          ],
          { fine: [{ box: { corner: [22, 53.4], size: [56, 39.6], r: [26, 26, 0, 0] } }] },
          { plain: [{ box: { corner: [22, 53.4], size: [56, 39.6] } }] },
        ],
        knock: '$gap',
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 50 } },
    { subtract: { of: { disc: { at: [50, 64], r: [17, 22] } } } },
    { fit: { at: [50, 50], size: [32, 32] } },
  ],
};

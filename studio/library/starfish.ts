import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'starfish',
  motifs: ['starfish'],
  words: ['starfish', 'seestern', 'zeester', 'sjöstjärna', 'tidepool', 'rockpool'],
  industries: ['marine', 'travel'],
  moods: ['playful', 'fresh', 'cheerful', 'friendly'],
  ideas: [],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A starfish as the tide left it, a little turned.',
    dials: { soft: { value: 7, min: 6, max: 8 } },
    parts: [
      {
        name: 'starfish',
        role: 'lead',
        shape: [
          { star: { at: [50, 52], n: 5, r: 66, inner: 29 } },
          { round: { r: '$soft', only: 'outer' } },
          { fine: [{ round: { r: 14, only: 'inner' } }] },
          {
            subtract: {
              of: [
                { fine: [{ disc: { at: [50, 20], r: 4.4 } }, { disc: { at: [50, 36], r: 5.4 } }] },
                { plain: [{ disc: { at: [50, 26], r: 5 } }] },
                { spin: { n: 5, about: [50, 52] } },
              ],
            },
          },
          { turn: { by: 14, about: [50, 52] } },
        ],
      },
    ],
  },
  inset: [
    { star: { at: [50, 52], n: 5, r: 66, inner: 30, round: 6 } },
    { subtract: { of: [{ disc: { at: [50, 28], r: 6 } }, { spin: { n: 5, about: [50, 52] } }] } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

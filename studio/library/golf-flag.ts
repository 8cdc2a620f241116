import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'golf-flag',
  motifs: ['golf-flag', 'flag'],
  words: ['golf', 'golfer', 'fairway', 'birdie', 'bogey', 'caddie', 'putter', 'tee', 'links', 'clubhouse'],
  industries: ['sports'],
  moods: ['sporty', 'classic', 'calm', 'fresh'],
  ideas: ['precision', 'guidance'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The flag on a green, the ball close by.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'green',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 148], r: 70 } },
            { intersect: { of: { box: { corner: [-10, 60], size: [120, 36] } } } },
          ],
          { bar: { from: [36, -6], to: [36, 86], width: 9.5 } },
          { fine: [{ round: { r: 2.5, only: 'outer' } }] },
        ],
      },
      {
        name: 'pennant',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                ['40.7+$gap', -6, 2],
                [96, 17, 4],
                ['40.7+$gap', 40, 2],
              ],
            },
          },
        ],
      },
      { name: 'ball', role: 'accent', shape: [{ disc: { at: [74, 62.5], r: 11 } }] },
    ],
  },
};

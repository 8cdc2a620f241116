import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'wristwatch',
  motifs: ['wristwatch', 'moon', 'crescent'],
  words: [
    'watch',
    'wristwatch',
    'watchmaker',
    'horology',
    'timepiece',
    'time',
    'strap',
    'dial',
    'chronograph',
    'lunar',
    'hour',
    'swiss',
    'movement',
    'moonphase',
  ],
  industries: ['jewellery', 'fashion', 'retail'],
  moods: ['elegant', 'luxurious', 'precise', 'timeless', 'mysterious'],
  ideas: ['precision', 'craft', 'harmony'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A wristwatch whose dial shows only what never runs late: the moon.',
    dials: { soft: { value: 4, min: 2.5, max: 5.5 } },
    parts: [
      {
        name: 'watch',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 37 } },
          {
            polygon: {
              points: [
                [31, -6, '$soft'],
                [69, -6, '$soft'],
                [76, 26],
                [76, 74],
                [69, 106, '$soft'],
                [31, 106, '$soft'],
                [24, 74],
                [24, 26],
              ],
            },
          },
          { fine: [{ box: { corner: [80, 43], size: [14, 14], r: 3 } }] },
          {
            subtract: {
              of: [
                { disc: { at: [50, 50], r: 25.5 } },
                { subtract: { of: { disc: { at: [60, 44], r: 20 } } } },
                { round: { r: 2 } },
              ],
            },
          },
          { fine: [{ subtract: { of: [{ disc: { at: [50, 94], r: 4.8 } }] } }] },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 50], r: 12 } },
    { box: { at: [50, 50], size: [15, 38], r: 2 } },
    { subtract: { of: { disc: { at: [50, 50], r: 5 } } } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'koala',
  motifs: ['koala'],
  words: [
    'koala',
    'koalas',
    'eucalyptus',
    'outback',
    'australia',
    'coala',
    'коала',
    'コアラ',
    '考拉',
    '코알라',
  ],
  industries: ['toys', 'childcare'],
  moods: ['cute', 'friendly', 'soft', 'cosy', 'calm', 'playful'],
  ideas: ['protection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A koala from the front; its great nose is left as paper.',
    dials: { soft: { value: 6, min: 5, max: 8 } },
    parts: [
      {
        name: 'koala',
        role: 'lead',
        shape: [
          { disc: { at: [50, 56], r: [44, 41] } },
          {
            fine: [
              [
                { disc: { at: [6, 28], r: 23 } },
                { disc: { at: [-12, 42], r: 9 } },
                { disc: { at: [4, 50], r: 9 } },
                { mirror: { line: { x: 50 } } },
              ],
            ],
          },
          { plain: [[{ disc: { at: [6, 28], r: 23 } }, { mirror: { line: { x: 50 } } }]] },
          { round: { r: '$soft', only: 'inner' } },
          {
            subtract: {
              of: [
                { box: { corner: [37, 46], size: [26, 38], r: [13, 13, 12, 12] } },
                [{ disc: { at: [23, 48], r: 6 } }, { mirror: { line: { x: 50 } } }],
              ],
            },
          },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 56], r: [42, 40] } },
    [{ disc: { at: [8, 28], r: 23 } }, { mirror: { line: { x: 50 } } }],
    {
      subtract: {
        of: [
          { box: { corner: [36, 44], size: [28, 40], r: 13 } },
          [{ disc: { at: [22, 47], r: 6.5 } }, { mirror: { line: { x: 50 } } }],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

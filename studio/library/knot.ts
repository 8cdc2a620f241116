import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'knot',
  motifs: ['knot', 'rope'],
  words: [
    'knot',
    'rope',
    'bond',
    'splice',
    'hitch',
    'rigging',
    'macrame',
    'braid',
    'interlace',
    'celtic',
    'union',
    'weave',
    'weaver',
    'together',
    'link',
  ],
  industries: [],
  moods: ['trustworthy', 'timeless', 'strong', 'calm'],
  ideas: ['two-become-one', 'connection'],
  construction: 'interlock',
  mark: {
    blazon: 1,
    idea: 'Two endless ropes, each over and under the other.',
    dials: { gap: { value: 8.2, min: 8, max: 8.6 }, weight: { value: 12, min: 11.4, max: 12.8 } },
    parts: [
      {
        name: 'first',
        role: 'none',
        shape: [
          { box: { at: [50, 50], size: [112, 46], r: 23 } },
          { outline: { width: '$weight', side: 'inside' } },
        ],
      },
      { name: 'other', role: 'none', shape: [{ use: { part: 'first' } }, { turn: { by: 90 } }] },
      {
        name: 'a',
        role: 'lead',
        shape: [
          { use: { part: 'first' } },
          {
            subtract: {
              of: [
                { use: { part: 'other' } },
                {
                  intersect: {
                    of: [
                      { box: { corner: [0, 0], size: [50, 50] } },
                      { box: { corner: [50, 50], size: [50, 50] } },
                    ],
                  },
                },
              ],
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'b',
        role: 'second',
        shape: [
          { use: { part: 'other' } },
          {
            subtract: {
              of: [
                { use: { part: 'first' } },
                {
                  intersect: {
                    of: [
                      { box: { corner: [50, 0], size: [50, 50] } },
                      { box: { corner: [0, 50], size: [50, 50] } },
                    ],
                  },
                },
              ],
              gap: '$gap',
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
};

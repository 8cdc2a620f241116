import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'stamp',
  motifs: ['stamp', 'snail'],
  words: [
    'stamp',
    'postage',
    'snail',
    'mail',
    'post',
    'letter',
    'postcard',
    'philately',
    'collector',
    'slow',
    'correspondence',
    'stationery',
    'perforation',
    'penpal',
  ],
  industries: ['publishing', 'logistics', 'travel', 'crafts', 'retail'],
  moods: ['quirky', 'playful', 'clever', 'retro', 'calm'],
  ideas: ['journey', 'connection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A postage stamp for snail mail.',
    dials: { gap: { value: 9.2, min: 8.8, max: 9.4 } },
    parts: [
      {
        name: 'stamp',
        role: 'lead',
        shape: [
          { box: { corner: [0, 0], size: [100, 100] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { disc: { at: [20, 0], r: 5.6 } },
                    { repeat: { n: 4, by: [20, 0] } },
                    { spin: { n: 4, about: [50, 50] } },
                  ],
                },
              },
            ],
          },
          {
            plain: [
              {
                subtract: {
                  of: [
                    { disc: { at: [33, 0], r: 7 } },
                    { disc: { at: [67, 0], r: 7 } },
                    { spin: { n: 4, about: [50, 50] } },
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [
                { disc: { at: [59, 46], r: '11+$gap' } },
                {
                  line: {
                    points: [
                      [86, 68],
                      [30, 68],
                      [24, 38],
                    ],
                    width: '$gap+0.6',
                    bend: 14,
                  },
                },
                {
                  line: {
                    points: [
                      [13, 27],
                      [24, 40],
                      [35, 27],
                    ],
                    width: '$gap-0.4',
                  },
                },
                { round: { r: 3, only: 'inner' } },
              ],
            },
          },
        ],
      },
      { name: 'shell', role: 'accent', shape: { disc: { at: [59, 46], r: 11 } } },
    ],
  },
  inset: [
    { box: { corner: [2, 2], size: [96, 96], r: 2 } },
    {
      subtract: {
        of: [
          { disc: { at: [2, 22], r: 8 } },
          { repeat: { n: 3, by: [0, 28] } },
          { spin: { n: 4, about: [50, 50] } },
        ],
      },
    },
    {
      subtract: {
        of: [
          {
            polygon: {
              points: [
                [50, 76, 2],
                [24, 48],
                [50, 42],
                [76, 48],
              ],
            },
          },
          [{ disc: { at: [38, 42], r: 14 } }, { mirror: { line: { x: 50 } } }],
        ],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';
export const concept: Concept = {
  id: 'lantern',
  motifs: ['lantern', 'mosque', 'flame', 'moon'],
  words: [
    'lantern',
    'mosque',
    'ramadan',
    'fanous',
    'minaret',
    'dome',
    'lamp',
    'iftar',
    'eid',
    'bazaar',
    'souk',
    'oriental',
    'sultan',
    'imam',
    'medina',
  ],
  industries: ['religion', 'lighting', 'restaurant', 'events'],
  moods: ['warm', 'mysterious', 'elegant', 'calm', 'classic'],
  ideas: ['guidance', 'shelter', 'two-become-one'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A festive lantern is a small mosque: dome, moon and a flame in the door.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9 } },
    parts: [
      {
        name: 'dome',
        role: 'lead',
        shape: [
          { fine: [{ ring: { at: [50, 8], r: 14.5, width: 9.8 } }] },
          { plain: [{ disc: { at: [50, 8], r: 14.5 } }] },
          {
            curve: {
              points: [
                [42, 18],
                [58, 18],
                [63, 26, 'smooth', 125],
                [92, 48, 'smooth', 180],
                [86, '63-$gap'],
                [14, '63-$gap'],
                [8, 48, 'smooth', 0],
                [37, 26, 'smooth', 55],
              ],
            },
          },
          { fine: [{ round: { r: 2 } }] },
        ],
      },
      {
        name: 'house',
        role: 'lead',
        shape: [
          { box: { corner: [14, 63], size: [72, 42] } },
          {
            fine: [{ subtract: { of: { box: { corner: [31, 71.2], size: [38, 40], r: [17, 17, 0, 0] } } } }],
          },
          { plain: [{ subtract: { of: { box: { corner: [31, 71.2], size: [38, 40] } } } }] },
        ],
      },
      { name: 'flame', role: 'accent', shape: [{ drop: { at: [50, 95], r: 10, tip: [50, 79.8] } }] },
    ],
  },
  inset: [
    { box: { corner: [36, -6], size: [28, 24], r: 12 } },
    { box: { corner: [14, 12], size: [72, 18], r: 5 } },
    { box: { corner: [22, 26], size: [56, 66], r: 0 } },
    { box: { corner: [12, 86], size: [76, 18], r: 5 } },
    {
      subtract: {
        of: [{ drop: { at: [50, 68], r: 14, tip: [50, 34] } }, { round: { r: 2, only: 'outer' } }],
      },
    },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

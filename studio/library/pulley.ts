import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'pulley',
  motifs: ['pulley'],
  words: [
    'pulley',
    'pulleys',
    'hoist',
    'hoists',
    'winch',
    'winches',
    'flaschenzug',
    'poulie',
    'polea',
    'carrucola',
    'roldana',
    'katrol',
    'tackle',
    'lifting',
    'rigging',
    'rigger',
  ],
  industries: ['construction', 'hardware-tools', 'manufacturing', 'logistics'],
  moods: ['technical', 'strong', 'honest'],
  ideas: ['balance', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A pulley; the rope does the work.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'rope',
        role: 'second',
        shape: [
          { ring: { at: [50, 46], r: '32+$gap', width: 10 } },
          { subtract: { of: { box: { corner: [-20, 46], size: [140, 100] } } } },
          { bar: { from: ['23-$gap', 46], to: ['23-$gap', 100], width: 10 } },
          { bar: { from: ['77+$gap', 46], to: ['77+$gap', '74-$gap'], width: 10 } },
        ],
      },
      {
        name: 'load',
        role: 'accent',
        shape: [
          {
            fine: [
              {
                polygon: {
                  points: [
                    ['69+$gap', 74],
                    ['85+$gap', 74],
                    ['92+$gap', 100, 2],
                    ['62+$gap', 100, 2],
                  ],
                },
              },
            ],
          },
          { plain: [{ box: { at: ['77+$gap', 87], size: [26, 26] } }] },
        ],
      },
      {
        name: 'block',
        role: 'lead',
        knock: { gap: '$gap', from: ['rope'] },
        shape: [
          { disc: { at: [50, 46], r: 22 } },
          { fine: [{ subtract: { of: { disc: { at: [50, 46], r: 7.4 } } } }] },
          {
            polygon: {
              points: [
                [43, -6],
                [57, -6],
                [57, 30],
                [43, 30],
              ],
            },
          },
          { bar: { from: [28, -6], to: [72, -6], width: 12 } },
        ],
      },
    ],
  },
  inset: [
    { disc: { at: [50, 46], r: 28 } },
    { subtract: { of: { disc: { at: [50, 46], r: 10 } } } },
    { box: { corner: [43, -10], size: [14, 40] } },
    { bar: { from: [24, -6], to: [76, -6], width: 14 } },
    { bar: { from: [12, 46], to: [12, 104], width: 14 } },
    { bar: { from: [88, 46], to: [88, 84], width: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

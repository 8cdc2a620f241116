import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'column-book',
  motifs: ['temple', 'arch', 'book'],
  words: [
    'column',
    'pillar',
    'law',
    'legal',
    'notary',
    'codex',
    'chambers',
    'institute',
    'faculty',
    'heritage',
    'museum',
    'classics',
    'counsel',
    'academy',
    'archive',
  ],
  industries: ['legal', 'education', 'research', 'government'],
  moods: ['authoritative', 'classic', 'timeless', 'trustworthy', 'serious', 'elegant'],
  ideas: ['balance', 'craft', 'guidance'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A column whose capital is an open book.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'book',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [50, 13],
                [28, 2, 'smooth', 270],
                [2, 6],
                [2, 33],
                [28, 29, 'smooth', 90],
                [50, 40],
              ],
            },
          },
          { mirror: { line: { x: 50 } } },
          { fine: [{ subtract: { of: { bar: { from: [50, 0], to: [50, 28], width: '$gap' } } } }] },
        ],
      },
      {
        name: 'shaft',
        role: 'lead',
        shape: [
          { box: { corner: [23, '40+$gap'], size: [54, '50-$gap'] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: ['41-$gap/2', 20], size: ['$gap', 66] } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
              },
            ],
          },
          { box: { corner: [12, 86], size: [76, 14] } },
        ],
      },
    ],
  },
  inset: [
    { box: { at: [50, 37], size: [32, 9] } },
    { box: { at: [50, 50], size: [16, 30] } },
    { box: { at: [50, 63], size: [32, 8] } },
  ],
};

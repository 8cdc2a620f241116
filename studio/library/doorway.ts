import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'doorway',
  motifs: ['arch', 'door', 'sun'],
  words: [
    'door',
    'doorway',
    'arch',
    'portal',
    'entrance',
    'sunset',
    'window',
    'view',
    'bay',
    'threshold',
    'patio',
    'riad',
    'courtyard',
    'studio',
  ],
  industries: ['architecture', 'hotel', 'interior-design', 'gallery', 'real-estate', 'wellness'],
  moods: ['calm', 'elegant', 'modern', 'simple', 'mysterious', 'timeless'],
  ideas: ['journey', 'growth', 'shelter'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'Through the arch the sun goes down, and its path narrows on the water.',
    dials: { gap: { value: 8.6, min: 8.2, max: 9.4 } },
    parts: [
      {
        name: 'arch',
        role: 'lead',
        shape: [
          { box: { corner: [9, 0], size: [82, 100], r: [41, 41, 0, 0] } },
          { subtract: { of: { box: { corner: [23, 14], size: [54, 100], r: [27, 27, 0, 0] } } } },
        ],
      },
      {
        name: 'path',
        role: 'lead',
        shape: [
          { box: { at: [50, '46.5+$gap'], size: ['54-2*$gap', 11] } },
          {
            fine: [
              { box: { at: [50, '57.5+2*$gap'], size: ['43-2*$gap', 11] } },
              { box: { at: [50, '68.5+3*$gap'], size: ['32-2*$gap', 11] } },
            ],
          },
        ],
      },
      { name: 'sun', role: 'accent', shape: { sector: { at: [50, 41], r: '27-$gap', from: 270, to: 450 } } },
    ],
  },
  inset: [
    { box: { at: [50, 50], size: [30, 34], r: [15, 15, 0, 0] } },
    { subtract: { of: { box: { corner: [44.5, 44], size: [11, 40], r: [5.5, 5.5, 0, 0] } } } },
  ],
};

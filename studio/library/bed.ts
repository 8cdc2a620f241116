import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'bed',
  motifs: ['bed', 'sun', 'arch'],
  words: [
    'bed',
    'sleep',
    'mattress',
    'pillow',
    'hotel',
    'hostel',
    'guesthouse',
    'inn',
    'bedding',
    'linen',
    'duvet',
    'nap',
    'rest',
    'dream',
    'bnb',
    'lodge',
  ],
  industries: ['hotel', 'furniture', 'travel', 'retail', 'wellness'],
  moods: ['calm', 'cosy', 'soft', 'warm', 'friendly', 'optimistic'],
  ideas: ['shelter', 'harmony', 'transformation'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'The headboard is the sun: here one wakes up well.',
    dials: { gap: { value: 8.4, min: 8, max: 9 } },
    parts: [
      {
        name: 'sun',
        role: 'second',
        shape: [
          { sector: { at: [50, '58-$gap'], r: 44, from: -90, to: 90 } },
          {
            subtract: {
              of: [
                {
                  fine: [
                    { box: { corner: [17, '46-$gap'], size: [28.5, 20], r: [6, 6, 0, 0] } },
                    { mirror: { line: { x: 50 } } },
                  ],
                },
                { plain: [{ box: { corner: [26, '46-$gap'], size: [48, 20], r: [6, 6, 0, 0] } }] },
              ],
            },
          },
        ],
      },
      {
        name: 'bed',
        role: 'lead',
        shape: [
          { box: { corner: [0, 58], size: [100, 24], r: [10, 10, 0, 0] } },
          { box: { corner: [8, 70], size: [12, 22] } },
          { mirror: { line: { x: 50 } } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [0, 14], size: [15, 80], r: 4 } },
    { box: { corner: [0, 54], size: [100, 24], r: 6 } },
    { box: { corner: [85, 54], size: [15, 40], r: 4 } },
    { box: { corner: [29, 30], size: [36, 30], r: 10 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

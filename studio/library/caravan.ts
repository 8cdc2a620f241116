import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'caravan',
  motifs: ['caravan'],
  words: ['caravan', 'caravans', 'wohnwagen', 'caravane', 'roulotte', 'caravana'],
  industries: ['travel'],
  moods: ['retro', 'cosy', 'friendly', 'cheerful'],
  ideas: ['journey', 'shelter'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A small round caravan in two tones.',
    dials: { gap: { value: 8.8, min: 8.5, max: 9.4 } },
    parts: [
      {
        name: 'top',
        role: 'lead',
        shape: [
          { box: { corner: [-1, 4], size: [99, '42-$gap/2'], r: [30, 22, 0, 0] } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { box: { corner: [16, 18], size: [29, 14], r: 3 } },
                    { box: { corner: [55, 18], size: [27, 14], r: 3 } },
                  ],
                },
              },
            ],
          },
          { plain: [{ subtract: { of: { box: { corner: [18, 18], size: [62, 14] } } } }] },
        ],
      },
      {
        name: 'skirt',
        role: 'second',
        shape: [
          { box: { corner: [-1, '46+$gap/2'], size: [99, '30-$gap/2'], r: [0, 0, 7, 7] } },
          { fine: [{ box: { corner: [94, 66], size: [16, 10], r: [0, 4, 4, 0] } }] },
          { subtract: { of: { disc: { at: [44, 82], r: '11.5+$gap' } } } },
        ],
      },
      { name: 'wheel', role: 'lead', shape: { disc: { at: [44, 82], r: 11.5 } } },
    ],
  },
  inset: [
    { box: { corner: [0, 6], size: [98, 70], r: [30, 22, 8, 8] } },
    { bar: { from: [90, 70], to: [114, 70], width: 10 } },
    { subtract: { of: { box: { corner: [18, 24], size: [62, 16] } } } },
    { disc: { at: [44, 78], r: 16 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

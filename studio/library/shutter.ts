import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'shutter',
  motifs: ['shutter', 'lens', 'camera', 'eye'],
  words: [
    'camera',
    'lens',
    'photo',
    'photography',
    'photographer',
    'shutter',
    'aperture',
    'focus',
    'film',
    'image',
    'picture',
    'studio',
    'optics',
    'iris',
  ],
  industries: ['photography', 'film', 'media', 'gallery', 'eyewear'],
  moods: ['precise', 'modern', 'creative', 'bold', 'technical'],
  ideas: ['precision', 'flow', 'contrast'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'Six blades turn around a small light: the moment before the picture.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.4 } },
    parts: [
      {
        name: 'blades',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: 50 } },
          {
            fine: [
              {
                subtract: {
                  of: [
                    { bar: { from: [50, '29+$gap/2'], to: [130, '29+$gap/2'], width: '$gap' } },
                    { spin: { n: 6 } },
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
                    { bar: { from: [50, '29+$gap/2'], to: [130, '29+$gap/2'], width: '$gap' } },
                    { spin: { n: 3 } },
                  ],
                },
              },
            ],
          },
          { subtract: { of: { star: { at: [50, 50], n: 6, r: 24.3, turn: 30 } } } },
          { round: { r: 1.4, only: 'outer' } },
        ],
      },
      {
        name: 'light',
        role: 'accent',
        shape: { star: { at: [50, 50], n: 6, r: '24.3-$gap*1.155', turn: 30 } },
      },
    ],
  },
  inset: [{ disc: { at: [50, 50], r: 17 } }, { subtract: { of: { star: { at: [50, 50], n: 6, r: 8 } } } }],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'camera-lens',
  motifs: ['lens', 'camera'],
  words: [
    'lens',
    'lenses',
    'optic',
    'optics',
    'optical',
    'focal',
    'focus',
    'aperture',
    'bokeh',
    'zoom',
    'macro',
    'portrait',
    'shutter',
    'photographer',
    'photography',
    'objektiv',
    'objectif',
    'objetivo',
    'obiettivo',
    'objetiva',
    'φακός',
    'объектив',
    'عدسة',
    'レンズ',
    '镜头',
    '렌즈',
    'लेंस',
  ],
  industries: ['photography', 'film', 'eyewear', 'media', 'electronics'],
  moods: ['precise', 'modern', 'professional', 'technical'],
  ideas: ['precision', 'craft'],
  construction: 'assembly',
  mark: {
    blazon: 1,
    idea: 'A lens seen from the front: three claws hold the glass.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'mount',
        role: 'lead',
        shape: [
          { ring: { at: [50, 50], r: 54, width: 14 } },
          { rays: { through: [50, 50], from: 60, n: 3, gap: '$gap', oneWay: true } },
        ],
      },
      {
        name: 'glass',
        role: 'lead',
        shape: [
          { disc: { at: [50, 50], r: '40-$gap' } },
          {
            fine: [
              { subtract: { of: [{ sector: { at: [50, 50], r: 22, from: -88, to: -2, hole: '22-$gap' } }] } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { ring: { at: [50, 50], r: 52, width: 14 } },
    { disc: { at: [50, 50], r: 26 } },
    { subtract: { of: { disc: { at: [42, 42], r: 7 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'steering-wheel',
  motifs: ['steering-wheel'],
  words: ['steering', 'driver', 'driving', 'chauffeur', 'motorist', 'lenkrad', 'volant'],
  industries: ['automotive'],
  moods: ['trustworthy', 'friendly', 'sporty'],
  ideas: ['guidance', 'journey'],
  construction: 'radial',
  mark: {
    blazon: 1,
    idea: 'A steering wheel, both hands free to take it.',
    dials: { weight: { value: 12, min: 11, max: 13 }, gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'rim',
        role: 'lead',
        shape: [
          { ring: { at: [50, 50], r: 52, width: '$weight' } },
          {
            polygon: {
              points: [
                [4, 41],
                [50, 34],
                [96, 41],
                [96, 55],
                [70, 62],
                [57, 76],
                [57, 98],
                [43, 98],
                [43, 76],
                [30, 62],
                [4, 55],
              ],
            },
          },
          { disc: { at: [50, 52], r: 27 } },
          { intersect: { of: { disc: { at: [50, 50], r: 52 } } } },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      { name: 'hub', role: 'accent', knock: '$gap', shape: { disc: { at: [50, 52], r: 9 } } },
    ],
  },
  inset: [
    { ring: { at: [50, 50], r: 52, width: 15 } },
    { bar: { from: [4, 50], to: [96, 50], width: 15 } },
    { bar: { from: [50, 50], to: [50, 96], width: 15 } },
    { disc: { at: [50, 50], r: 18 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

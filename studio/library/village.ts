import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'village',
  motifs: [],
  words: [
    'village',
    'villages',
    'hamlet',
    'neighbourhood',
    'neighborhood',
    'community',
    'settlement',
    'township',
    'cottages',
    'roofs',
    'rooftops',
    'dorf',
    'dörfchen',
    'pueblo',
    'aldea',
    'villaggio',
    'borgo',
    'aldeia',
    'dorp',
    'köy',
    'χωριό',
    'деревня',
    'село',
    'قرية',
    '村',
    '村庄',
    '마을',
    'गाँव',
  ],
  industries: ['real-estate', 'construction', 'nonprofit', 'hotel', 'government', 'architecture'],
  moods: ['friendly', 'warm', 'trustworthy', 'cosy'],
  ideas: ['shelter', 'connection', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Three roofs close together; the nearest door stands open.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      {
        name: 'behind',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [-4, 90],
                [-4, 32],
                [20, 10],
                [44, 32],
                [44, 90],
              ],
            },
          },
          {
            polygon: {
              points: [
                [56, 90],
                [56, 20],
                [80, -2],
                [104, 20],
                [104, 90],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
      {
        name: 'front',
        role: 'accent',
        shape: [
          {
            polygon: {
              points: [
                [23, 90],
                [23, 62],
                [50, 36],
                [77, 62],
                [77, 90],
              ],
            },
          },
          { fine: [{ subtract: { of: { box: { corner: [41, 62], size: [18, 40], r: [9, 9, 0, 0] } } } }] },
          { plain: [{ subtract: { of: { box: { corner: [41, 62], size: [18, 40] } } } }] },
        ],
        knock: '$gap',
      },
    ],
  },
};

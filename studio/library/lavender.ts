import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'lavender',
  motifs: ['lavender', 'flower', 'plant'],
  words: [
    'lavender',
    'lavande',
    'lavandula',
    'sprig',
    'provence',
    'herb',
    'herbal',
    'herbalist',
    'aromatherapy',
    'scent',
    'scented',
    'fragrance',
    'essential',
    'oil',
    'soap',
    'sachet',
    'spa',
    'relax',
    'sleep',
    'balm',
  ],
  industries: ['perfume', 'wellness', 'flowers', 'gardening', 'beauty'],
  moods: ['calm', 'natural', 'soft', 'feminine', 'romantic'],
  ideas: ['growth', 'harmony'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'Three sprigs of lavender on thin stems.',
    dials: { gap: { value: 8.8, min: 8.6, max: 9.2 } },
    parts: [
      {
        name: 'spikes',
        role: 'lead',
        shape: [
          [
            { disc: { at: [50, 8], r: [10, 7] } },
            { disc: { at: [50, 20], r: [11.4, 7] } },
            { disc: { at: [50, 32], r: [9.8, 7] } },
            { fine: [{ disc: { at: [50, -4], r: [6.6, 7.4] } }] },
          ],
          [
            [
              { disc: { at: [50, 22], r: [10, 7] } },
              { disc: { at: [50, 34], r: [11.4, 7] } },
              { disc: { at: [50, 46], r: [9.8, 7] } },
              { fine: [{ disc: { at: [50, 10], r: [6.6, 7.4] } }] },
            ],
            { turn: { by: -24, about: [50, 124] } },
            { mirror: { line: { x: 50 } } },
          ],
          { round: { r: 1.2, only: 'inner' } },
        ],
      },
      {
        name: 'stems',
        role: 'second',
        shape: [
          { bar: { from: [50, '39+$gap'], to: [50, 120], width: 8.8 } },
          [
            {
              line: {
                points: [
                  [26.5, 71],
                  [38, 92, 'smooth', 150],
                  [47, 112],
                  [50, 120],
                ],
                width: 8.8,
              },
            },
            { mirror: { line: { x: 50 } } },
          ],
          { intersect: { of: { half: { through: [50, 111], facing: 0 } } } },
          { round: { r: 3.6, only: 'inner' } },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
        ],
      },
    ],
  },
};

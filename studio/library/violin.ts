import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'violin',
  motifs: ['violin'],
  words: [
    'violin',
    'fiddle',
    'fiddler',
    'viola',
    'cello',
    'luthier',
    'orchestra',
    'quartet',
    'stradivari',
    'amati',
    'concerto',
    'conservatory',
    'string',
    'chamber',
  ],
  industries: ['music'],
  moods: ['elegant', 'classic', 'timeless', 'romantic'],
  ideas: ['harmony', 'craft'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A violin and its bow, side by side.',
    dials: { gap: { value: 14, min: 13.6, max: 14.6 } },
    parts: [
      {
        name: 'violin',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [42, 26, 'smooth', 90],
                [63, 41, 'smooth', 180],
                [63, 54],
                [55, 65, 'smooth', 180],
                [66, 79],
                [70, 95, 'smooth', 180],
                [42, 116, 'smooth', 270],
                [14, 95, 'smooth', 0],
                [18, 79],
                [29, 65, 'smooth', 0],
                [21, 54],
                [21, 41, 'smooth', 0],
              ],
            },
          },
          {
            polygon: {
              points: [
                [36.6, 30],
                [37, -12],
                [47, -12],
                [47.4, 30],
              ],
            },
          },
          { disc: { at: [42, -15], r: 10 } },
          { bar: { from: [28.5, 5], to: [55.5, 5], width: 9.8 } },
          {
            fine: [
              { round: { r: 2, only: 'outer' } },
              { subtract: { of: { bar: { from: [42, 84], to: [42, 99], width: 10.2, cap: 'round' } } } },
            ],
          },
          { plain: [{ subtract: { of: { bar: { from: [42, 79], to: [42, 104], width: 10.2 } } } }] },
          { turn: { by: 45 } },
        ],
      },
      {
        name: 'bow',
        role: 'accent',
        shape: [
          {
            curve: {
              points: [
                ['70+$gap', -2],
                ['80.6+$gap', -2],
                ['81.2+$gap', 50, 'smooth', 180],
                ['80.6+$gap', 104],
                ['67+$gap', 104],
                ['67+$gap', 90],
                ['70+$gap', 86],
                ['70.6+$gap', 50, 'smooth', 0],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'outer' } }] },
          { turn: { by: 45 } },
        ],
      },
    ],
  },
};

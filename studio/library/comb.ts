import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'comb',
  motifs: ['comb'],
  words: [
    'comb',
    'hair',
    'salon',
    'hairdresser',
    'barber',
    'stylist',
    'coiffure',
    'curl',
    'tress',
    'friseur',
    'coiffeur',
    'peluqueria',
    'strand',
    'hairstylist',
    'blowdry',
    'parting',
  ],
  industries: ['hair'],
  moods: ['modern', 'clever', 'elegant', 'creative', 'simple'],
  ideas: ['flow', 'craft'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'The last tooth of the comb comes out as a curl.',
    dials: { weight: { value: 10.6, min: 10, max: 11 } },
    parts: [
      {
        name: 'comb',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [0, 0], size: [100, 26], r: [13, 13, 4, 0] } }] },
          { plain: [{ box: { corner: [0, 0], size: [100, 26] } }] },
          [
            {
              fine: [
                { bar: { from: [5.3, 20], to: [5.3, '102-$weight/2'], width: '$weight', cap: 'round' } },
              ],
            },
            { plain: [{ bar: { from: [5.3, 20], to: [5.3, 102], width: '$weight' } }] },
            { repeat: { n: 3, by: [19.4, 0] } },
          ],
          {
            line: {
              points: [
                [63.5, 20],
                [63.5, 80, 'smooth', 180],
                [79, 96.5, 'smooth', 90],
                [94.8, 78, 'smooth', 0],
                [80, 63, 'smooth', 270],
              ],
              width: '$weight',
              cap: 'round',
            },
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 12], size: [104, 32], r: [10, 10, 0, 0] } },
    [{ box: { corner: [-2, 40], size: [16, 50], r: [0, 0, 5, 5] } }, { repeat: { n: 4, by: [29.4, 0] } }],
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

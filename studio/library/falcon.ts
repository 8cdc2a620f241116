import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'falcon',
  motifs: ['falcon', 'kestrel', 'eagle', 'bird'],
  words: [
    'falcon',
    'hawk',
    'peregrine',
    'kestrel',
    'merlin',
    'buzzard',
    'harrier',
    'osprey',
    'eagle',
    'raptor',
    'falconer',
    'falconry',
    'beak',
    'keen',
    'aerie',
    'talon',
  ],
  industries: ['security', 'aviation', 'sports'],
  moods: ['strong', 'bold', 'masculine', 'precise', 'serious'],
  ideas: ['speed', 'precision'],
  construction: 'silhouette',
  mark: {
    blazon: 1,
    idea: 'A peregrine in profile: the hooked beak, the pale cheek behind the dark moustache.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      {
        name: 'falcon',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [44, -2, 'smooth', 90],
                [70, 6, 'smooth', 112],
                [82, 16],
                [102, 34, 'smooth', 165],
                [96, 60],
                [86, 46, 'smooth', 290],
                [70, 44],
                [70, 62, 'smooth', 172],
                [84, 86, 'smooth', 145],
                [92, 104],
                [2, 104],
                [10, 44, 'smooth', 8],
              ],
            },
          },
          {
            subtract: {
              of: {
                curve: {
                  points: [
                    [36, 30],
                    [42, 46, 'smooth', 165],
                    [56, 66],
                    [54, 78, 'smooth', 235],
                    [34, 66, 'smooth', 320],
                    [25, 46, 'smooth', 5],
                  ],
                },
              },
            },
          },
          {
            subtract: {
              of: [
                { disc: { at: [64, 25], r: 7 } },
                { subtract: { of: { half: { through: [64, 22], facing: 20 } } } },
              ],
            },
          },
          { fine: [{ round: { r: 2.2 } }] },
          { plain: [{ round: { r: 1.5, only: 'outer' } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [44, -2, 'smooth', 90],
          [82, 14],
          [106, 34, 'smooth', 165],
          [100, 64],
          [86, 50, 'smooth', 290],
          [70, 50],
          [72, 66, 'smooth', 172],
          [92, 104],
          [2, 104],
          [10, 44, 'smooth', 8],
        ],
      },
    },
    { subtract: { of: { disc: { at: [58, 26], r: 9 } } } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

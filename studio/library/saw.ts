import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'saw',
  motifs: ['saw', 'sun'],
  words: [
    'saw',
    'sawmill',
    'lumber',
    'timber',
    'wood',
    'woodwork',
    'woodworking',
    'carpenter',
    'carpentry',
    'joiner',
    'joinery',
    'plank',
    'blade',
    'workshop',
    'sawyer',
    'sawdust',
    'cabinetmaker',
  ],
  industries: ['crafts', 'hardware-tools', 'construction', 'furniture', 'manufacturing'],
  moods: ['honest', 'strong', 'energetic', 'handmade', 'optimistic'],
  ideas: ['craft', 'precision', 'transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A saw blade comes up behind the plank like the sun: the working day begins.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.4 } },
    parts: [
      {
        name: 'blade',
        role: 'lead',
        shape: [
          { disc: { at: [50, 66], r: 39 } },
          {
            fine: [
              [
                {
                  polygon: {
                    points: [
                      [50, 34],
                      [50, 11, 2],
                      [33.5, 31],
                    ],
                  },
                },
                { spin: { n: 16, about: [50, 66] } },
                { turn: { by: 10, about: [50, 66] } },
              ],
            ],
          },
          {
            plain: [
              [
                {
                  polygon: {
                    points: [
                      [50, 36],
                      [50, 10, 2],
                      [26, 36],
                    ],
                  },
                },
                { spin: { n: 8, about: [50, 66] } },
                { turn: { by: 22, about: [50, 66] } },
              ],
            ],
          },
          { subtract: { of: { disc: { at: [50, 66], r: '13.5+$gap' } } } },
          { intersect: { of: { box: { corner: [-20, 0], size: [140, 70] } } } },
        ],
      },
      {
        name: 'sun',
        role: 'accent',
        shape: [
          { disc: { at: [50, 66], r: 13.5 } },
          { intersect: { of: { box: { corner: [-20, 0], size: [140, 70] } } } },
        ],
      },
      { name: 'plank', role: 'lead', shape: { box: { corner: [0, '70+$gap'], size: [100, 11.5] } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [-4, 34, 4],
          [70, 22],
          [70, 70],
          [60, 60],
          [50, 74],
          [40, 62],
          [28, 76],
          [18, 64],
          [4, 76, 2],
        ],
      },
    },
    [
      { box: { corner: [66, 14], size: [40, 64], r: 12 } },
      { subtract: { of: { box: { corner: [80, 32], size: [13, 26], r: 5 } } } },
    ],
    { round: { r: 3, only: 'inner' } },
    { round: { r: 2, only: 'outer' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

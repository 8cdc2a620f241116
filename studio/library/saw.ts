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
    { star: { at: [50, 58], n: 10, r: 18, inner: 13 } },
    { intersect: { of: { box: { corner: [30, 30], size: [40, 28] } } } },
    { box: { corner: [32, 56], size: [36, 8] } },
  ],
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'gull',
  motifs: ['seagull', 'bird', 'tern'],
  words: [
    'gull',
    'seagull',
    'mew',
    'kittiwake',
    'tern',
    'albatross',
    'seabird',
    'harbour',
    'pier',
    'quay',
    'jetty',
    'mooring',
    'coast',
    'coastal',
    'seaside',
    'beach',
    'ferry',
    'fishing',
    'chandler',
    'dock',
  ],
  industries: ['marine', 'travel'],
  moods: ['fresh', 'friendly', 'honest', 'adventurous'],
  ideas: ['journey'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A gull on its mooring post.',
    dials: { gap: { value: 9.4, min: 9.1, max: 9.8 } },
    parts: [
      {
        name: 'wing',
        role: 'second',
        shape: [
          {
            curve: {
              points: [
                [64, 44],
                [46, 60, 'smooth', 262],
                [-8, 60],
                [22, 41, 'smooth', 65],
                [48, 31, 'smooth', 85],
              ],
            },
          },
          { round: { r: 2.2, only: 'outer' } },
        ],
      },
      {
        name: 'gull',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [110, 18],
                [108, 28],
                [88, 30, 'smooth', 235],
                [88, 46, 'smooth', 185],
                [58, 82, 'smooth', 255],
                [36, 82, 'smooth', 275],
                [16, 78],
                [16, 60],
                [30, 40],
                [58, 24, 'smooth', 30],
                [76, 0, 'smooth', 88],
                [92, 11, 'smooth', 135],
              ],
            },
          },
          { subtract: { of: { use: { part: 'wing' } }, gap: '$gap' } },
          { round: { r: 4, only: 'outer' } },
          { bar: { from: [56, 74], to: [56, 94], width: 9 } },
          { box: { corner: [30, 92], size: [52, 20], r: 2.4 } },
          {
            fine: [
              { round: { r: 2.4, only: 'inner' } },
              { subtract: { of: { disc: { at: [78, 15], r: 5 } } } },
            ],
          },
        ],
      },
    ],
  },
};

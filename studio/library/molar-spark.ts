import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'molar-spark',
  motifs: ['tooth', 'spark'],
  words: [
    'tooth',
    'teeth',
    'dental',
    'dentist',
    'whitening',
    'enamel',
    'veneers',
    'aligners',
    'zahn',
    'zahnarzt',
    'blanchiment',
    'diente',
    'tand',
    'tandläkare',
    'δόντι',
    'зубы',
    'أسنان',
    '歯科',
    '牙科',
    '치과',
    'दांत',
    'shine',
  ],
  industries: ['dental', 'healthcare', 'beauty'],
  moods: ['clean', 'fresh', 'modern', 'elegant', 'simple'],
  ideas: ['craft', 'harmony'],
  construction: 'line',
  mark: {
    blazon: 1,
    idea: 'A tooth in one line, left open where it shines.',
    dials: { weight: { value: 11.5, min: 11, max: 12.2 } },
    parts: [
      {
        name: 'tooth',
        role: 'lead',
        shape: [
          {
            fine: [
              {
                line: {
                  points: [
                    [96, 49],
                    [82, 82, 'smooth', 187],
                    [71, 96, 'smooth', 270],
                    [60.5, 82, 'smooth', 357],
                    [50, 64, 'smooth', 270],
                    [39.5, 82, 'smooth', 183],
                    [29, 96, 'smooth', 270],
                    [18, 82, 'smooth', 353],
                    [7, 38, 'smooth', 0],
                    [30, 9, 'smooth', 90],
                    [54, 14],
                  ],
                  width: '$weight',
                  cap: 'round',
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [95, 50],
                    [82, 82, 'smooth', 187],
                    [71, 96, 'smooth', 270],
                    [50, 64, 'smooth', 270],
                    [29, 96, 'smooth', 270],
                    [18, 82, 'smooth', 353],
                    [7, 38, 'smooth', 0],
                    [30, 9, 'smooth', 90],
                    [52, 13],
                  ],
                  width: 12,
                },
              },
            ],
          },
        ],
      },
      {
        name: 'spark',
        role: 'accent',
        shape: [
          { fine: [{ star: { at: [84, 19], n: 4, r: 21, inner: 8.5 } }, { round: { r: 2.2 } }] },
          { plain: [{ star: { at: [84, 19], n: 4, r: 18 } }] },
        ],
      },
    ],
  },
  inset: [
    {
      curve: {
        points: [
          [50, 9, 'smooth', 90],
          [74, 2, 'smooth', 90],
          [97, 34, 'smooth', 180],
          [85, 70, 'smooth', 190],
          [72, 99, 'smooth', 270],
          [62, 82, 'smooth', 350],
          [50, 66, 'smooth', 270],
          [38, 82, 'smooth', 190],
          [28, 99, 'smooth', 270],
          [15, 70, 'smooth', 350],
          [3, 34, 'smooth', 0],
          [26, 2, 'smooth', 90],
        ],
      },
    },
    { fit: { at: [47, 53], size: [86, 86] } },
    { subtract: { of: { disc: { at: [90, 12], r: 31 } } } },
    { star: { at: [90, 12], n: 4, r: 26, inner: 9 } },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

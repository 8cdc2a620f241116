import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'molar-bubble',
  motifs: ['tooth', 'speech-bubble'],
  words: [
    'tooth',
    'teeth',
    'dental',
    'dentist',
    'molar',
    'orthodontics',
    'zahn',
    'zahnarzt',
    'diente',
    'tand',
    'tandarts',
    'tandläkare',
    'δόντι',
    'зубы',
    'أسنان',
    '歯科',
    '牙科',
    '치과',
    'दांत',
    'explain',
    'gentle',
  ],
  industries: ['dental', 'healthcare'],
  moods: ['friendly', 'caring', 'clean', 'modern', 'simple'],
  ideas: ['protection', 'connection'],
  construction: 'negative-space',
  mark: {
    blazon: 1,
    idea: 'A dentist who explains: the tooth is what is said.',
    dials: { size: { value: 63, min: 60, max: 66 } },
    parts: [
      {
        name: 'bubble',
        role: 'lead',
        shape: [
          { disc: { at: [50, 46], r: 50 } },
          {
            fine: [
              {
                polygon: {
                  points: [
                    [10, 68],
                    [6, 103, 3],
                    [52, 90],
                  ],
                },
              },
            ],
          },
          {
            subtract: {
              of: [
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
                { fit: { at: [50, 47], size: ['$size', '$size'] } },
              ],
            },
          },
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
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

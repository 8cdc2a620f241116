import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'petrol-pump',
  motifs: ['petrol-pump'],
  words: ['petrol', 'gasoline', 'diesel', 'refuel', 'refuelling', 'forecourt', 'tankstelle', 'benzin'],
  industries: [],
  moods: ['retro', 'friendly', 'strong'],
  ideas: ['journey', 'propulsion'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A petrol pump of the old kind, with a drop to spare.',
    dials: { weight: { value: 9.6, min: 9.2, max: 10 } },
    parts: [
      {
        name: 'pump',
        role: 'lead',
        shape: [
          { fine: [{ box: { corner: [4, 4], size: [56, 90], r: [14, 14, 0, 0] } }] },
          { plain: [{ box: { corner: [4, 4], size: [56, 90] } }] },
          { box: { corner: [-4, 89], size: [72, 13], r: 3 } },
          { subtract: { of: { box: { corner: [17, 17], size: [30, 24], r: 3 } } } },
          {
            fine: [
              {
                line: {
                  points: [
                    [58, 60],
                    [76, 60],
                    [76, 82],
                    [82, 88],
                    [95, 82],
                    [95, 40],
                    [76, 18],
                  ],
                  width: '$weight',
                  bend: 7,
                },
              },
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    [58, 60],
                    [76, 60],
                    [76, 86],
                    [95, 86],
                    [95, 40],
                    [76, 18],
                  ],
                  width: '$weight',
                },
              },
            ],
          },
          { fine: [{ round: { r: 1.6, only: 'inner' } }] },
        ],
      },
      { name: 'drop', role: 'accent', knock: '9', shape: { drop: { at: [32, 72], r: 8, tip: [32, 54] } } },
    ],
  },
  inset: [
    { box: { corner: [4, 4], size: [56, 90], r: 10 } },
    { box: { corner: [-4, 88], size: [72, 14] } },
    { subtract: { of: { box: { corner: [18, 20], size: [28, 24] } } } },
    {
      line: {
        points: [
          [58, 60],
          [78, 60],
          [78, 88],
          [96, 88],
          [96, 36],
          [80, 18],
        ],
        width: 10,
        bend: 7,
      },
    },
    { fit: { at: [50, 50], size: [36, 36] } },
  ],
};

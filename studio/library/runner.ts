import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'runner',
  motifs: ['runner', 'person'],
  words: [
    'runner',
    'run',
    'running',
    'sprint',
    'marathon',
    'jog',
    'jogger',
    'race',
    'athlete',
    'athletics',
    'relay',
    'triathlon',
    'sprinter',
    'hurdle',
    'parkrun',
  ],
  industries: ['fitness', 'sports'],
  moods: ['energetic', 'sporty', 'youthful', 'bold', 'optimistic'],
  ideas: ['speed', 'propulsion', 'journey'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A runner at full stride, leaning into it.',
    dials: { weight: { value: 11, min: 10.4, max: 12 } },
    parts: [
      {
        name: 'body',
        role: 'lead',
        shape: [
          {
            taper: {
              points: [
                [58, 30],
                [46, 58],
              ],
              from: 16,
              to: 15,
              cap: 'round',
            },
          },
          {
            line: {
              points: [
                [46, 58],
                [70, 66],
                [66, 96],
              ],
              width: '$weight',
              cap: 'round',
              bend: 5,
            },
          },
          {
            line: {
              points: [
                [45, 58],
                [30, 80],
                [4, 80],
              ],
              width: '$weight',
              cap: 'round',
              bend: 8,
            },
          },
          {
            line: {
              points: [
                [60, 30],
                [74, 48],
                [92, 42],
              ],
              width: 9.4,
              cap: 'round',
              bend: 4,
            },
          },
          {
            line: {
              points: [
                [55, 28],
                [29, 28],
                [20, 48],
              ],
              width: 9.4,
              cap: 'round',
              bend: 5,
            },
          },
          { fine: [{ round: { r: 4, only: 'inner' } }] },
        ],
      },
      { name: 'head', role: 'accent', shape: { disc: { at: [74, 9], r: 10 } } },
    ],
  },
  inset: [
    {
      limb: {
        points: [
          [62, 28, 11],
          [44, 64, 10],
        ],
      },
    },
    {
      line: {
        points: [
          [44, 64],
          [77, 76],
          [67, 108],
        ],
        width: 16.5,
        cap: 'round',
        bend: 6,
      },
    },
    {
      line: {
        points: [
          [44, 64],
          [26, 92],
          [-4, 92],
        ],
        width: 16.5,
        cap: 'round',
        bend: 8,
      },
    },
    {
      line: {
        points: [
          [62, 28],
          [80, 45],
          [102, 33],
        ],
        width: 15.5,
        cap: 'round',
        bend: 4,
      },
    },
    {
      line: {
        points: [
          [60, 26],
          [26, 26],
          [12, 52],
        ],
        width: 15.5,
        cap: 'round',
        bend: 5,
      },
    },
    { round: { r: 4, only: 'inner' } },
    { disc: { at: [88, -3], r: 14 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

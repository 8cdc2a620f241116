import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'matchbox',
  motifs: ['matchbox'],
  words: [
    'matchbox',
    'matchboxes',
    'matches',
    'matchstick',
    'matchsticks',
    'streichholz',
    'allumette',
    'cerilla',
    'fósforo',
    'fiammifero',
    'tändsticka',
    'kibrit',
    'spark',
    'strike',
  ],
  industries: ['crafts', 'retail', 'design', 'toys'],
  moods: ['retro', 'quirky', 'clever', 'warm'],
  ideas: ['transformation'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A box of matches, half open.',
    dials: { gap: { value: 8.8, min: 8.4, max: 9.6 } },
    parts: [
      { name: 'sleeve', role: 'lead', shape: [{ box: { corner: [3, 10], size: [45, 80], r: 2 } }] },
      {
        name: 'tray',
        role: 'second',
        shape: [
          {
            polygon: {
              points: [
                ['48+$gap', 10],
                [104, 10, 2],
                [104, 90, 2],
                ['48+$gap', 90],
                ['48+$gap', 78],
                [92, 78],
                [92, 22],
                ['48+$gap', 22],
              ],
            },
          },
        ],
      },
      {
        name: 'matches',
        role: 'accent',
        shape: [
          {
            fine: [
              [
                {
                  line: {
                    points: [
                      ['48+$gap', 37],
                      [75, 37],
                    ],
                    width: 9,
                  },
                },
                { disc: { at: [75, 37], r: 8 } },
              ],
              [
                {
                  line: {
                    points: [
                      ['48+$gap', 63],
                      [75, 63],
                    ],
                    width: 9,
                  },
                },
                { disc: { at: [75, 63], r: 8 } },
              ],
            ],
          },
          {
            plain: [
              {
                line: {
                  points: [
                    ['48+$gap', 50],
                    [72, 50],
                  ],
                  width: 10,
                },
              },
              { disc: { at: [72, 50], r: 12 } },
            ],
          },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [-2, 8], size: [52, 84] } },
    {
      polygon: {
        points: [
          [62, 8],
          [106, 8],
          [106, 92],
          [62, 92],
          [62, 78],
          [92, 78],
          [92, 22],
          [62, 22],
        ],
      },
    },
    { bar: { from: [62, 50], to: [72, 50], width: 11 } },
    { disc: { at: [74, 50], r: 9 } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

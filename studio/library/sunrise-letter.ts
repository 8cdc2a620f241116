import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'sunrise-letter',
  motifs: ['letter', 'sun', 'postbox', 'envelope'],
  words: [
    'letter',
    'mail',
    'post',
    'inbox',
    'newsletter',
    'envelope',
    'message',
    'daily',
    'morning',
    'dispatch',
    'courier',
    'courrier',
    'brief',
  ],
  industries: ['media', 'marketing', 'software', 'support-services', 'logistics', 'publishing'],
  moods: ['warm', 'optimistic', 'friendly', 'cheerful', 'simple'],
  ideas: ['connection', 'journey', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'The open envelope is a valley and the letter is the sun that rises in it.',
    dials: { gap: { value: 8.4, min: 8.1, max: 9.2 } },
    parts: [
      {
        name: 'envelope',
        role: 'lead',
        shape: [
          {
            polygon: {
              points: [
                [0, 18],
                [50, 64],
                [100, 18],
                [100, 85],
                [0, 85],
              ],
            },
          },
          {
            subtract: {
              of: [{ bar: { from: [-4, 89], to: [24, 61], width: '$gap' } }, { mirror: { line: { x: 50 } } }],
            },
          },
        ],
      },
      { name: 'sun', role: 'accent', shape: { disc: { at: [50, '64-(19.5+$gap)*1.359'], r: 19.5 } } },
    ],
  },
  inset: [
    {
      polygon: {
        points: [
          [32, 44],
          [50, 57],
          [68, 44],
          [68, 66],
          [32, 66],
        ],
      },
    },
    { disc: { at: [50, 41], r: 7 } },
  ],
};

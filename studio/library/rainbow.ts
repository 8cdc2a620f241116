import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'rainbow',
  motifs: ['rainbow', 'cloud', 'arch'],
  words: [
    'rainbow',
    'spectrum',
    'arc',
    'pride',
    'prism',
    'colour',
    'color',
    'hope',
    'diversity',
    'inclusion',
    'nursery',
    'playgroup',
    'kindergarten',
    'weather',
    'sky',
  ],
  industries: ['childcare', 'nonprofit', 'toys', 'education'],
  moods: ['cheerful', 'optimistic', 'playful', 'friendly'],
  ideas: ['harmony', 'connection'],
  construction: 'two-tone',
  mark: {
    blazon: 1,
    idea: 'A rainbow over its cloud.',
    dials: { gap: { value: 9, min: 8.7, max: 9.4 } },
    parts: [
      {
        name: 'outer',
        role: 'lead',
        shape: {
          line: {
            points: [
              ['50-49', 92],
              ['50-49', 60],
              [50, '60-49', 'via'],
              ['50+49', 60],
              ['50+49', 92],
            ],
            width: 10,
          },
        },
      },
      {
        name: 'middle',
        role: 'second',
        shape: {
          line: {
            points: [
              ['50-(39-$gap)', 92],
              ['50-(39-$gap)', 60],
              [50, '60-(39-$gap)', 'via'],
              ['50+(39-$gap)', 60],
              ['50+(39-$gap)', 92],
            ],
            width: 10,
          },
        },
      },
      {
        name: 'inner',
        role: 'accent',
        shape: {
          line: {
            points: [
              ['50-(29-2*$gap)', 92],
              ['50-(29-2*$gap)', 60],
              [50, '60-(29-2*$gap)', 'via'],
              ['50+(29-2*$gap)', 60],
              ['50+(29-2*$gap)', 92],
            ],
            width: 10,
          },
        },
      },
      {
        name: 'cloud',
        role: 'lead',
        shape: [
          {
            fine: [
              { box: { corner: [76, 74], size: [40, 18], r: 9 } },
              { disc: { at: [92, 74], r: 13 } },
              { disc: { at: [104, 79], r: 10 } },
            ],
          },
        ],
        knock: '$gap',
      },
    ],
  },
};

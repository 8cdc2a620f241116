import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'island',
  motifs: ['island', 'palm', 'sun', 'tree'],
  words: [
    'island',
    'isle',
    'islet',
    'atoll',
    'archipelago',
    'lagoon',
    'tropical',
    'caribbean',
    'hawaii',
    'maldives',
    'castaway',
    'paradise',
    'resort',
    'holiday',
    'cay',
  ],
  industries: ['travel', 'hotel', 'marine'],
  moods: ['calm', 'adventurous', 'warm'],
  ideas: ['journey', 'shelter'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'An island with one palm.',
    dials: { gap: { value: 8.3, min: 8, max: 9 } },
    parts: [
      { name: 'sun', role: 'accent', shape: [{ disc: { at: [100, 14], r: 12 } }] },
      {
        name: 'palm',
        role: 'lead',
        shape: [
          {
            curve: {
              points: [
                [38, 80],
                [50, 28],
                [60, 28],
                [52, 80],
              ],
            },
          },
          { petal: { from: [55, 28], to: [12, 42], width: 17, lean: 0.2 } },
          { petal: { from: [55, 28], to: [26, -4], width: 17, lean: 0.2 } },
          { petal: { from: [55, 28], to: [80, -4], width: 17, lean: 0.2 } },
          { petal: { from: [55, 28], to: [96, 46], width: 17, lean: 0.2 } },
          { disc: { at: [55, 28], r: 9.5 } },
          {
            curve: {
              points: [
                [6, 88, 3],
                [46, 68, 'smooth', 90],
                [86, 88, 3],
              ],
            },
          },
          { fine: [{ round: { r: 2, only: 'inner' } }] },
        ],
      },
      {
        name: 'sea',
        role: 'second',
        shape: [
          { plain: [{ bar: { from: [-4, '98+$gap'], to: [104, '98+$gap'], width: 10 } }] },
          {
            fine: [
              {
                line: {
                  points: [
                    [-4, 105],
                    [14, '92.5+$gap'],
                    [32, 105],
                    [50, '92.5+$gap'],
                    [68, 105],
                    [86, '92.5+$gap'],
                    [104, 105],
                  ],
                  width: 9,
                  bend: 12,
                  cap: 'round',
                },
              },
            ],
          },
        ],
      },
    ],
  },
};

import type { Concept } from './concept.ts';

export const concept: Concept = {
  id: 'microscope',
  motifs: ['microscope', 'sprout'],
  words: [
    'microscope',
    'laboratory',
    'lab',
    'biology',
    'science',
    'scientist',
    'research',
    'cell',
    'botany',
    'diagnostic',
    'pathology',
    'inspect',
    'sample',
    'closer',
    'discovery',
    'optics',
    'microbiology',
  ],
  industries: ['research', 'healthcare', 'chemistry', 'education', 'agriculture'],
  moods: ['precise', 'technical', 'clever', 'optimistic'],
  ideas: ['precision', 'growth'],
  construction: 'accented',
  mark: {
    blazon: 1,
    idea: 'A microscope bends over a seedling: looking closely is how it grows.',
    dials: { weight: { value: 13, min: 11.8, max: 14.2 } },
    parts: [
      {
        name: 'microscope',
        role: 'lead',
        shape: [
          { sector: { at: [46, 54], r: 47, from: 15, to: 172, hole: '47-$weight' } },
          { subtract: { of: { box: { corner: [-20, 90], size: [140, 40] } } } },
          { box: { corner: [6, 90], size: [92, 10], r: 3 } },
          { bar: { from: [64, -8], to: [38, 38], width: 28 } },
          { fine: [{ bar: { from: [38, 38], to: [32, 49], width: 13 } }, { round: { r: 2 } }] },
        ],
      },
      {
        name: 'seedling',
        role: 'accent',
        shape: [
          { petal: { from: [35, 74], to: [13, 60], width: 14 } },
          { mirror: { line: { x: 34 } } },
          { bar: { from: [34, 68], to: [34, 79], width: 9 } },
          { round: { r: 1.5 } },
        ],
      },
    ],
  },
  inset: [
    { box: { corner: [10, 88], size: [82, 15], r: 5 } },
    [
      { ring: { at: [44, 54], r: 42, width: 15 } },
      { intersect: { of: { box: { corner: [44, 4], size: [60, 90], r: 0 } } } },
    ],
    [{ box: { corner: [26, -2], size: [28, 56], r: 6 } }, { turn: { by: -24, about: [40, 40] } }],
    { round: { r: 5, only: 'inner' } },
    { fit: { at: [50, 50], size: [34, 34] } },
  ],
};

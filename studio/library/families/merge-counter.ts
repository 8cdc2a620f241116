import type { MergeFamily } from './family.ts';
import type { Place } from './merge-mark.ts';
import { standing } from './merge-mark.ts';

const O: Place = { letter: [{ skeleton: { char: 'O', weight: '14.5*$weight' } }], at: [50, 50], size: 42 };
const C: Place = {
  letter: [{ skeleton: { char: 'C', weight: '15*$weight', width: 100 } }],
  at: [51, 50],
  size: 42,
};
const U: Place = {
  letter: [{ skeleton: { char: 'U', weight: '17*$weight', width: 96, corner: 48 } }],
  at: [50, 27],
  size: 44,
};

const PLACES: Readonly<Record<string, Place>> = {
  C,
  D: { letter: [{ skeleton: { char: 'D', weight: '14.5*$weight', width: 98 } }], at: [48, 50], size: 45 },
  O,
  Q: {
    letter: [
      { skeleton: { char: 'O', weight: '15*$weight' } },
      { bar: { from: [80, 80], to: [96, 96], width: '18*$weight' } },
    ],
    at: [50, 50],
    size: 42,
  },
  U,
  c: C,
  n: {
    letter: [{ skeleton: { char: 'n', weight: '17*$weight', width: 96, corner: 48 } }],
    at: [50, 73],
    size: 44,
  },
  o: O,
  u: U,
};

export const mergeCounter: MergeFamily = {
  id: 'merge-counter',
  construction: 'letter-object',
  moods: ['friendly', 'warm', 'clever', 'modern'],
  draw: standing(PLACES, 'in its counter'),
};

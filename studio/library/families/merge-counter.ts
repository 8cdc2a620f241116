import type { MergeFamily } from './family.ts';
import type { Place } from './merge-mark.ts';
import { standing } from './merge-mark.ts';

const U: Place = {
  letter: [{ skeleton: { char: 'U', weight: '17*$weight', width: 96, corner: 48 } }],
  at: [50, 27],
  size: 44,
};

/** Letters that stand around an object like a niche. In a ring it would be an icon in a circle. */
const PLACES: Readonly<Record<string, Place>> = {
  U,
  n: {
    letter: [{ skeleton: { char: 'n', weight: '17*$weight', width: 96, corner: 48 } }],
    at: [50, 73],
    size: 44,
  },
  u: U,
};

export const mergeCounter: MergeFamily = {
  id: 'merge-counter',
  construction: 'letter-object',
  moods: ['friendly', 'warm', 'clever', 'modern'],
  draw: standing(PLACES, 'in its counter'),
};

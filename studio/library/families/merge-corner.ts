import type { MergeFamily } from './family.ts';
import type { Place } from './merge-mark.ts';
import { standing } from './merge-mark.ts';
import { box } from './steps.ts';

const PLACES: Readonly<Record<string, Place>> = {
  E: {
    letter: [
      box(0, 0, '19*$weight', 100),
      box(0, 0, 96, '19*$weight'),
      box(0, '100-19*$weight', 96, '19*$weight'),
    ],
    at: [65, 50],
    size: 45,
  },
  J: {
    letter: [{ skeleton: { char: 'J', weight: '20*$weight', width: 98, corner: 49, bar: 66 } }],
    at: [30, 28],
    size: 54,
  },
  L: {
    letter: [box(0, 0, '18*$weight', 100), box(0, '100-18*$weight', 98, '18*$weight')],
    at: [67, 34],
    size: 68,
  },
  P: {
    letter: [{ skeleton: { char: 'P', weight: '16*$weight', width: 84, bar: 26, corner: 21 } }],
    at: [68, 76],
    size: 48,
  },
};

export const mergeCorner: MergeFamily = {
  id: 'merge-corner',
  construction: 'letter-object',
  moods: ['modern', 'friendly', 'professional', 'fresh'],
  draw: standing(PLACES, 'in its open corner'),
};

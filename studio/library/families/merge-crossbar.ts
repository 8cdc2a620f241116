import type { MergeFamily } from './family.ts';
import type { Place } from './merge-mark.ts';
import { standing } from './merge-mark.ts';
import { box } from './steps.ts';

const A: Place = {
  letter: [{ skeleton: { char: 'Λ', weight: '19*$weight', width: 136 } }],
  at: [50, 76],
  size: 36,
};

const PLACES: Readonly<Record<string, Place>> = {
  A,
  H: {
    letter: [box(0, 0, '18*$weight', 100), box('100-18*$weight', 0, '18*$weight', 100)],
    at: [50, 50],
    size: 47,
  },
  V: {
    letter: [{ skeleton: { char: 'V', weight: '19*$weight', width: 136 } }],
    at: [50, 24],
    size: 36,
  },
  Λ: A,
};

export const mergeCrossbar: MergeFamily = {
  id: 'merge-crossbar',
  construction: 'letter-object',
  moods: ['modern', 'clever', 'innovative', 'optimistic'],
  draw: standing(PLACES, 'between its strokes'),
};

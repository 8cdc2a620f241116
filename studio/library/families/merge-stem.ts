import type { MergeFamily } from './family.ts';
import type { Place } from './merge-mark.ts';
import { standing } from './merge-mark.ts';
import { box } from './steps.ts';

const PLACES: Readonly<Record<string, Place>> = {
  I: {
    letter: [box(4, 0, 92, '20*$weight'), box(4, '100-20*$weight', 92, '20*$weight')],
    at: [50, 50],
    size: 43,
  },
  i: { letter: [box('50-13.5*$weight', 62, '27*$weight', 38)], at: [50, 27], size: 52 },
};

export const mergeStem: MergeFamily = {
  id: 'merge-stem',
  construction: 'letter-object',
  moods: ['playful', 'friendly', 'clever', 'creative'],
  draw: standing(PLACES, 'at the end of its stem'),
};

import type { MergeFamily } from './family.ts';
import type { Place } from './merge-mark.ts';
import { cutOut } from './merge-mark.ts';
import { box, disc, polygon } from './steps.ts';

/** The inset leans towards the stem: ink missing there evens out the stem's weight. */
const small = (x: number, y: number, stem: number): Place => ({
  letter: [disc(x, y, 42), box(stem, 0, '16*$weight', 100), { round: { r: 3, only: 'inner' } }],
  at: [x + (stem < x ? -9 : 9), y],
  size: 46,
});

const PLACES: Readonly<Record<string, Place>> = {
  B: {
    letter: [box(0, 0, 78, 52, [0, 24, 24, 0]), box(0, 40, 90, 60, [0, 30, 30, 0])],
    at: [40, 65],
    size: 46,
  },
  D: { letter: [box(0, 0, 96, 100, [0, 50, 50, 0])], at: [43, 50], size: 58 },
  Q: {
    letter: [disc(48, 48, 48), { bar: { from: [66, 66], to: [93, 93], width: '20*$weight' } }],
    at: [48, 48],
    size: 54,
  },
  R: {
    letter: [
      box(0, 0, 88, 68, [0, 34, 34, 0]),
      box(0, 50, '26*$weight', 50),
      polygon([40, 60], [76, 60], [94, 100], [56, 100]),
    ],
    at: [38, 34],
    size: 46,
  },
  b: small(60, 58, 8),
  d: small(40, 58, 76),
  p: small(60, 42, 8),
  q: small(40, 42, 76),
};

export const mergeBowl: MergeFamily = {
  id: 'merge-bowl',
  construction: 'negative-space',
  moods: ['bold', 'clever', 'strong', 'modern'],
  draw: cutOut(PLACES, 'cut out of its bowl'),
};

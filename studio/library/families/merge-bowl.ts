// Draws an initial with a concept's inset cut out of its bowl (the round part of the letter).

import type { Dial, Step } from '../../language/blazon/blazon.ts';
import type { MergeFamily } from './family.ts';
import { createLetterMark, removeAccents } from './letter-mark.ts';
import {
  createBoxStep,
  createDiscStep,
  createFitSteps,
  createPart,
  createPolygonStep,
  createSubtractStep,
} from './letter-steps.ts';

interface InsetPlace {
  /** The letter without holes. Stroke widths are multiples of `$weight`, so that one dial changes them all. */
  letter: Step[];
  /** The centre of the inset. */
  at: [number, number];
  /** The side of the square that the inset fits into. */
  size: number;
}

const WEIGHT: Dial = { value: 1, min: 0.95, max: 1.05 };

/** Creates b, d, p or q. Its inset is moved towards the stem, to balance the stem's weight. */
const createSmallLetterPlace = (x: number, y: number, stem: number): InsetPlace => ({
  letter: [
    createDiscStep(x, y, 42),
    createBoxStep(stem, 0, '16*$weight', 100),
    { round: { r: 3, only: 'inner' } },
  ],
  at: [x + (stem < x ? -9 : 9), y],
  size: 46,
});

const INSET_PLACES: Readonly<Record<string, InsetPlace>> = {
  A: {
    letter: [
      createPolygonStep([31, 0], [69, 0], [108, 100], [-8, 100]),
      createSubtractStep(createPolygonStep([32, 101], [40, 86], [60, 86], [68, 101])),
    ],
    at: [50, 56],
    size: 45,
  },
  B: {
    letter: [createBoxStep(0, 0, 78, 52, [0, 24, 24, 0]), createBoxStep(0, 40, 90, 60, [0, 30, 30, 0])],
    at: [40, 65],
    size: 46,
  },
  D: { letter: [createBoxStep(0, 0, 96, 100, [0, 50, 50, 0])], at: [43, 50], size: 58 },
  P: {
    letter: [createBoxStep(0, 0, 96, 76, [0, 38, 38, 0]), createBoxStep(0, 50, '25*$weight', 50)],
    at: [36, 38],
    size: 54,
  },
  Q: {
    letter: [createDiscStep(48, 48, 48), { bar: { from: [66, 66], to: [93, 93], width: '20*$weight' } }],
    at: [48, 48],
    size: 54,
  },
  R: {
    letter: [
      createBoxStep(0, 0, 88, 68, [0, 34, 34, 0]),
      createBoxStep(0, 50, '26*$weight', 50),
      createPolygonStep([40, 60], [76, 60], [94, 100], [56, 100]),
    ],
    at: [38, 34],
    size: 46,
  },
  a: { letter: [createDiscStep(46, 52, 46), createBoxStep(68, 4, '22*$weight', 94)], at: [49, 52], size: 56 },
  b: createSmallLetterPlace(60, 58, 8),
  d: createSmallLetterPlace(40, 58, 76),
  e: {
    letter: [createDiscStep(50, 50, 50), createSubtractStep(createBoxStep(50, 68, 60, '10/$weight'))],
    at: [50, 37],
    size: 46,
  },
  p: createSmallLetterPlace(60, 42, 8),
  q: createSmallLetterPlace(40, 42, 76),
};

export const mergeBowl: MergeFamily = {
  id: 'merge-bowl',
  construction: 'negative-space',
  moods: ['bold', 'clever', 'strong', 'modern'],
  draw(letter, { id, inset }) {
    const char = removeAccents(letter);
    const place = INSET_PLACES[char];
    if (place === undefined || inset === undefined) return null;
    const idea = `${char} with the ${id.replaceAll('-', ' ')} cut out of its bowl.`;
    const cutOut = createSubtractStep(...createFitSteps(inset, place.at, place.size));
    return createLetterMark(idea, { weight: WEIGHT }, [
      createPart('letter', 'lead', ...place.letter, cutOut),
    ]);
  },
};

// Fits an object among the letters of a name: decides whether it suits the typeface, and draws it with that
// typeface's stem width and height.

import type { Lockup, MarkBlazon } from '../../language/blazon/blazon.ts';
import { isDial } from '../../language/blazon/dials.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { LetterObject } from '../../library/letter-object.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import { type LetterMeasure, measureLetter } from '../../type/measure-letter.ts';

/** Classes of typefaces whose strokes all have the same width, like those of the objects. */
const PLAIN_STEM_CLASSES = ['geometric-sans', 'grotesk', 'neo-grotesk', 'humanist-sans', 'rounded-sans'];
/** The minimum weight of the typeface. The objects have no thinner strokes. */
const MIN_WEIGHT = 500;

export const isPlainFamily = (family: Family): boolean =>
  PLAIN_STEM_CLASSES.includes(family.class) && family.width !== 'condensed';

export const hasPlainStems = (family: Family, weight: number): boolean =>
  isPlainFamily(family) && weight >= MIN_WEIGHT;

/** The maximum relative difference between the stem width or x-height of the typeface and of the drawing. */
const MAX_LETTER_DIFFERENCE = 0.14;
/** The minimum width of a replaced o, relative to its height. Among narrow letters, a circle looks out of place. */
const MIN_ROUND_WIDTH_RATIO = 0.76;
const ROUND_LETTER = /^[oOοΟоО]$/u;

const measureFamilyLetter = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  letter: string,
): LetterMeasure | null =>
  measureLetter(
    letterer,
    { family: type.family, weight: type.weightHeading, italic: false, locale: brief.locale },
    letter,
  );

export interface FittedLetter {
  /** The drawing, with the stem width and x-height of the typeface as far as its dials allow. */
  mark: MarkBlazon;
  /** Whether the drawing is close enough to pass as one of the letters. */
  belongs: boolean;
}

/** The dials (adjustable measures) of a drawing that are fitted to the typeface. */
const FITTED_DIALS = ['weight', 'xHeight'] as const;

/**
 * Returns the dial values that make the drawing match the typeface. Returns null if the typeface lacks the letter, or
 * its o is too narrow.
 */
const fitDials = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  { tall = 1 }: LetterObject,
  letter: string,
): Record<(typeof FITTED_DIALS)[number], number> | null => {
  const measure = measureFamilyLetter(letterer, brief, type, letter);
  if (measure === null || (ROUND_LETTER.test(letter) && measure.aspect < MIN_ROUND_WIDTH_RATIO)) return null;
  return { weight: (100 * measure.stem) / tall, xHeight: (100 * measure.xHeight) / tall };
};

const isNear = (wanted: number, value: number): boolean =>
  Math.abs(wanted - value) <= MAX_LETTER_DIFFERENCE * value;

/**
 * Sets the dials of a drawing to match the typeface. Returns null if the typeface lacks the letter, or its o is too
 * narrow.
 */
export const matchStem = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  object: LetterObject,
  letter: string,
): FittedLetter | null => {
  const wanted = fitDials(letterer, brief, type, object, letter);
  if (wanted === null) return null;
  const dials = { ...object.mark.dials };
  let belongs = true;
  for (const name of FITTED_DIALS) {
    const dial = dials[name];
    if (dial === undefined || !isDial(dial)) continue;
    const value = Math.round(10 * Math.min(dial.max, Math.max(dial.min, wanted[name]))) / 10;
    if (!isNear(wanted[name], value)) belongs = false;
    dials[name] = { ...dial, value };
  }
  return { mark: { ...object.mark, dials }, belongs };
};

/** Whether a drawing that was fitted to one typeface also suits another unchanged. */
export const fitsTypeface = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  { object, mark }: { object: LetterObject; mark: MarkBlazon },
  letter: string,
): boolean => {
  const wanted = fitDials(letterer, brief, type, object, letter);
  if (wanted === null) return false;
  return FITTED_DIALS.every((name) => {
    const dial = mark.dials?.[name];
    return dial === undefined || !isDial(dial) || isNear(wanted[name], dial.value);
  });
};

/** The minimum space on each side of the drawing, in cap heights. */
const MIN_SIDE_SPACE = 0.045;
/** The minimum space if the drawing extends over its neighbours, in cap heights. */
const MIN_SPACE_IF_OVERLAPPING = 0.02;

type Slot = Pick<NonNullable<Lockup['markAsLetter']>, 'height' | 'space' | 'overshoot'>;

const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Returns the height, space and overshoot of a drawing that replaces the letter, or null if the typeface lacks the
 * letter. `tall` is the height of the drawing relative to the letter's.
 */
export const createLetterSlot = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  letter: string,
  { tall, over }: { tall: number; over: number },
): Slot | null => {
  const measure = measureFamilyLetter(letterer, brief, type, letter);
  if (measure === null) return null;
  const overshoot = measure.height * measure.overshoot;
  const inkHeight = (measure.height + 2 * overshoot) * tall;
  const height = inkHeight - 2 * overshoot;
  const bearing = Math.max(MIN_SIDE_SPACE, measure.bearing) - (inkHeight * over) / 100;
  return {
    height: roundToThousandth(height),
    space: roundToThousandth(Math.max(MIN_SPACE_IF_OVERLAPPING, bearing)),
    overshoot: roundToThousandth(overshoot / height),
  };
};

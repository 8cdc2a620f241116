// Fits an object among letters: decides whether it suits a typeface, and draws it with that typeface's stem and
// height.

import type { Lockup, MarkBlazon } from '../../language/blazon/blazon.ts';
import { isDial } from '../../language/blazon/dials.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { LetterObject } from '../../library/letter-object.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import { type LetterMeasure, measureLetter } from '../../type/measure-letter.ts';

/** Typeface classes with strokes of one width. A drawing of one stroke width matches them. */
const PLAIN_STEMS = ['geometric-sans', 'grotesk', 'neo-grotesk', 'humanist-sans', 'rounded-sans'];
const MIN_WEIGHT = 500;

export const isPlain = (family: Family): boolean =>
  PLAIN_STEMS.includes(family.class) && family.width !== 'condensed';

export const hasPlainStems = (family: Family, weight: number): boolean =>
  isPlain(family) && weight >= MIN_WEIGHT;

/** The maximum difference between a letter and the fitted drawing. Beyond it, the drawing looks out of place. */
const MAX_LETTER_DIFFERENCE = 0.14;
/**
 * The minimum width of the replaced letter, relative to a circle: among narrow ovals, a circle looks out of place.
 */
const MIN_ROUND_WIDTH_RATIO = 0.76;
const ROUND = /^[oOοΟоО]$/u;

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
  /**
   * The drawing, with the stem width of the typeface as far as its dials allow. Dials are its adjustable measures.
   */
  mark: MarkBlazon;
  /** Whether the drawing is close enough to pass as one of the letters. */
  belongs: boolean;
}

const FITTED_DIALS = ['weight', 'xHeight'] as const;

/**
 * Returns the dials of a drawing for this typeface. Returns null if the typeface has no such letter, or draws it
 * differently.
 */
const fitDials = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  { tall = 1 }: LetterObject,
  letter: string,
): Record<(typeof FITTED_DIALS)[number], number> | null => {
  const measure = measureFamilyLetter(letterer, brief, type, letter);
  if (measure === null || (ROUND.test(letter) && measure.aspect < MIN_ROUND_WIDTH_RATIO)) return null;
  return { weight: (100 * measure.stem) / tall, xHeight: (100 * measure.xHeight) / tall };
};

const isNear = (wanted: number, value: number): boolean =>
  Math.abs(wanted - value) <= MAX_LETTER_DIFFERENCE * value;

/** Adjusts a drawing to a typeface. Returns null if the typeface has no such letter, or draws it very differently. */
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

/** The minimum space around the drawing, in cap heights. Coloured parts need slightly more than ink. */
const MIN_SPACE = 0.045;
const MIN_OVER = 0.02;

type Slot = Pick<NonNullable<Lockup['markAsLetter']>, 'height' | 'space' | 'overshoot'>;

const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** Returns the width of the letter, scaled with the height of the drawing. */
export const createLetterSlot = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  letter: string,
  { tall, over }: { tall: number; over: number },
): Slot | null => {
  const measure = measureFamilyLetter(letterer, brief, type, letter);
  if (measure === null) return null;
  const below = measure.height * measure.overshoot;
  const ink = (measure.height + 2 * below) * tall;
  const height = ink - 2 * below;
  const bearing = Math.max(MIN_SPACE, measure.bearing) - (ink * over) / 100;
  return {
    height: roundToThousandth(height),
    space: roundToThousandth(Math.max(MIN_OVER, bearing)),
    overshoot: roundToThousandth(below / height),
  };
};

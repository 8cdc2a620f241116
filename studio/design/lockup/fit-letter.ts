// An object among letters: whether a typeface can take it, and the drawing in that typeface's stem and height.

import type { Lockup, MarkBlazon } from '../../language/blazon/blazon.ts';
import { isDial } from '../../language/blazon/dials.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { LetterObject } from '../../library/letter-object.ts';
import type { Family, Letterer } from '../../type/lettering.ts';
import { type LetterMeasure, measureLetter } from '../../type/measure-letter.ts';

/** Letters of one weight without feet: beside them a drawing of one weight is one of them. */
const PLAIN_STEMS = ['geometric-sans', 'grotesk', 'neo-grotesk', 'humanist-sans', 'rounded-sans'];
const LEAST_WEIGHT = 500;

export const isPlain = (family: Family): boolean =>
  PLAIN_STEMS.includes(family.class) && family.width !== 'condensed';

export const hasPlainStems = (family: Family, weight: number): boolean =>
  isPlain(family) && weight >= LEAST_WEIGHT;

/** How far a letter may be from what the drawing can be turned to, before the eye sees a stranger. */
const MOST_OFF = 0.14;
/** Of the letter that it stands for: a circle in a row of ovals stumbles. */
const NARROWEST_ROUND = 0.76;
const ROUND = /^[oOοΟоО]$/u;

const measured = (letterer: Letterer, brief: Brief, type: TypeChoice, letter: string): LetterMeasure | null =>
  measureLetter(
    letterer,
    { family: type.family, weight: type.weightHeading, italic: false, locale: brief.locale },
    letter,
  );

export interface FittedLetter {
  /** The drawing with the stem of the typeface, as near as it can be turned to it. */
  mark: MarkBlazon;
  /** That is near enough to be taken for one of the letters. */
  belongs: boolean;
}

const FITTED = ['weight', 'xHeight'] as const;

/** What the dials of a drawing would be in this typeface; null where it has no such letter, or one of another form. */
const dialsFor = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  { tall = 1 }: LetterObject,
  letter: string,
): Record<(typeof FITTED)[number], number> | null => {
  const measure = measured(letterer, brief, type, letter);
  if (measure === null || (ROUND.test(letter) && measure.aspect < NARROWEST_ROUND)) return null;
  return { weight: (100 * measure.stem) / tall, xHeight: (100 * measure.xHeight) / tall };
};

const isNear = (wanted: number, value: number): boolean => Math.abs(wanted - value) <= MOST_OFF * value;

/** Null where the typeface has no such letter, or one of quite another form. */
export const matchStem = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  object: LetterObject,
  letter: string,
): FittedLetter | null => {
  const wanted = dialsFor(letterer, brief, type, object, letter);
  if (wanted === null) return null;
  const dials = { ...object.mark.dials };
  let belongs = true;
  for (const name of FITTED) {
    const dial = dials[name];
    if (dial === undefined || !isDial(dial)) continue;
    const value = Math.round(10 * Math.min(dial.max, Math.max(dial.min, wanted[name]))) / 10;
    if (!isNear(wanted[name], value)) belongs = false;
    dials[name] = { ...dial, value };
  }
  return { mark: { ...object.mark, dials }, belongs };
};

/** Whether a drawing that was fitted to one typeface can stand among the letters of another as it is. */
export const fitsTypeface = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  { object, mark }: { object: LetterObject; mark: MarkBlazon },
  letter: string,
): boolean => {
  const wanted = dialsFor(letterer, brief, type, object, letter);
  if (wanted === null) return false;
  return FITTED.every((name) => {
    const dial = mark.dials?.[name];
    return dial === undefined || !isDial(dial) || isNear(wanted[name], dial.value);
  });
};

/** In cap heights: colour stands off a little more than ink does. */
const LEAST_SPACE = 0.045;
const LEAST_OVER = 0.02;

type Slot = Pick<NonNullable<Lockup['markAsLetter']>, 'height' | 'space' | 'overshoot'>;

const thousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** The room that the letter had, as much taller as the drawing is. */
export const slotOf = (
  letterer: Letterer,
  brief: Brief,
  type: TypeChoice,
  letter: string,
  { tall, over }: { tall: number; over: number },
): Slot | null => {
  const measure = measured(letterer, brief, type, letter);
  if (measure === null) return null;
  const below = measure.height * measure.overshoot;
  const ink = (measure.height + 2 * below) * tall;
  const height = ink - 2 * below;
  const bearing = Math.max(LEAST_SPACE, measure.bearing) - (ink * over) / 100;
  return {
    height: thousandth(height),
    space: thousandth(Math.max(LEAST_OVER, bearing)),
    overshoot: thousandth(below / height),
  };
};

// Measures a letter of a typeface, so that a drawing that replaces it in a word can have the same proportions.

import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { measureFirstStroke } from './first-stroke.ts';
import type { Letterer, ShapedText } from './lettering.ts';

export interface LetterMeasure {
  /** The height above the baseline without the overshoot, in cap heights. */
  height: number;
  /** How far the letter extends below the baseline, relative to `height`. */
  overshoot: number;
  /** The mean of the left and right side bearings, in cap heights. */
  bearing: number;
  /** The width of the letter's ink divided by its height. */
  aspect: number;
  /** The stem width of the family's capitals or small letters, relative to the height of this letter's ink. */
  stem: number;
  /** The family's x-height, relative to the height of this letter's ink. */
  xHeight: number;
}

export interface LetterSetting {
  family: string;
  weight: number;
  italic: boolean;
  locale: string;
}

/** For each case, a letter with a plain stem on the left, and the height in cap heights at which to measure it. */
const STEM_LETTERS = { capital: { letter: 'H', across: 0.25 }, small: { letter: 'n', across: 0.2 } } as const;

/** Returns null if the family lacks the letter, or if the letter has a descender. */
export const measureLetter = (
  letterer: Letterer,
  setting: LetterSetting,
  letter: string,
): LetterMeasure | null => {
  const shape = (text: string): ShapedText =>
    letterer.shape({ ...setting, text, tracking: 0, vertical: false });
  const { glyphs, advance, capHeight, xHeight } = shape(letter);
  const box = boundingBoxOf(glyphs.flatMap(({ outline }) => outline));
  if (box === null || box.bottom > capHeight * MAX_OVERSHOOT_BELOW) return null;
  const { letter: model, across } = /\p{Lu}/u.test(letter) ? STEM_LETTERS.capital : STEM_LETTERS.small;
  const upright = shape(model).glyphs.flatMap(({ outline }) => outline);
  const below = Math.max(0, box.bottom);
  const height = -box.top - below;
  const [wide, tall] = [box.right - box.left, below - box.top];
  return {
    height: height / capHeight,
    overshoot: below / height,
    bearing: (advance - wide) / 2 / capHeight,
    aspect: wide / tall,
    stem: measureFirstStroke(upright, -across * capHeight) / tall,
    xHeight: xHeight / tall,
  };
};

/** A letter that extends further below the baseline has a descender, not an overshoot. In cap heights. */
const MAX_OVERSHOOT_BELOW = 0.06;

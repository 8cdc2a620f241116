// Measures a letter of a family, for a drawing that replaces it.

import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { measureFirstStroke } from './first-stroke.ts';
import type { Letterer, ShapedText } from './lettering.ts';

export interface LetterMeasure {
  /** Height above the baseline, in cap heights; `overshoot` is the part below it, as a share of the height. */
  height: number;
  overshoot: number;
  /** The mean side bearing, in cap heights. */
  bearing: number;
  /** Width over height of its ink. */
  aspect: number;
  /** The stem width of the family in this case, relative to the height of the letter's ink. */
  stem: number;
  /** The height of small letters, relative to the height of the letter's ink. */
  xHeight: number;
}

export interface LetterSetting {
  family: string;
  weight: number;
  italic: boolean;
  locale: string;
}

/** Letters with a plain stem on the left, and the height at which to measure it, in cap heights. */
const STEM_LETTERS = { capital: { letter: 'H', across: 0.25 }, small: { letter: 'n', across: 0.2 } } as const;

/** Measures a letter. Returns null if the family has no such letter, or if it has a descender. */
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

/** The largest extent below the baseline, in cap heights. A round letter overshoots by less, a descender by more. */
const MAX_OVERSHOOT_BELOW = 0.06;

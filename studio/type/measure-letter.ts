// A letter as its family draws it: what a drawing needs to replace it.

import { boxOf } from '../language/geometry/bounds.ts';
import { firstStroke } from './first-stroke.ts';
import type { Letterer, ShapedText } from './lettering.ts';

export interface LetterMeasure {
  /** Without what reaches below the base line, in cap heights; `overshoot` is that, as a share of the height. */
  height: number;
  overshoot: number;
  /** From the ink to the edges of the letter's own space, the mean of both sides, in cap heights. */
  bearing: number;
  /** Width through height of its ink. */
  aspect: number;
  /** Of the family's upright strokes in this case, as a share of the letter's ink from top to bottom. */
  stem: number;
  /** Of the small letters, as a share of the same. */
  xHeight: number;
}

export interface LetterSetting {
  family: string;
  weight: number;
  italic: boolean;
  locale: string;
}

/** Letters with a plain upright at their left, and the height of the line across it, in cap heights. */
const UPRIGHT = { capital: { letter: 'H', across: 0.25 }, small: { letter: 'n', across: 0.2 } } as const;

/** Null where the family draws nothing, or a letter that hangs below the line. */
export const measureLetter = (
  letterer: Letterer,
  setting: LetterSetting,
  letter: string,
): LetterMeasure | null => {
  const shape = (text: string): ShapedText =>
    letterer.shape({ ...setting, text, tracking: 0, vertical: false });
  const { glyphs, advance, capHeight, xHeight } = shape(letter);
  const box = boxOf(glyphs.flatMap(({ outline }) => outline));
  if (box === null || box.bottom > capHeight * MOST_BELOW) return null;
  const { letter: model, across } = /\p{Lu}/u.test(letter) ? UPRIGHT.capital : UPRIGHT.small;
  const upright = shape(model).glyphs.flatMap(({ outline }) => outline);
  const below = Math.max(0, box.bottom);
  const height = -box.top - below;
  const [wide, tall] = [box.right - box.left, below - box.top];
  return {
    height: height / capHeight,
    overshoot: below / height,
    bearing: (advance - wide) / 2 / capHeight,
    aspect: wide / tall,
    stem: firstStroke(upright, -across * capHeight) / tall,
    xHeight: xHeight / tall,
  };
};

/** In cap heights: a round letter's overshoot is less, a descender more. */
const MOST_BELOW = 0.06;

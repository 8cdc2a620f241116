import type { Shape } from '../svg/read-drawing.ts';
import { frameOf } from '../svg/contour.ts';
import { findWordmarkLines } from './wordmark-lines.ts';

/** In cap heights. Round letters overshoot the baseline by 1 to 2 %. */
const MAX_BASELINE_OFFSET = 0.04;
/** Descenders and accents leave the baseline in any line. In a varied line, most letters do. */
const MIN_REGULAR_SHARE = 0.5;

/** Whether most letters of the largest line are off its baseline, as in playful lettering. */
export const hasBaselineVariation = (shapes: readonly Shape[]): boolean => {
  const [line] = findWordmarkLines(shapes).toSorted((one, other) => other.capHeight - one.capHeight);
  if (line === undefined) return false;
  const letters = line.contours
    .flatMap((contour) => frameOf([contour]) ?? [])
    .filter(({ height }) => height > 0.5 * line.capHeight);
  const onBaseline = letters.filter(
    ({ top, height }) => Math.abs(top + height - line.baseline) <= MAX_BASELINE_OFFSET * line.capHeight,
  );
  return letters.length >= 3 && onBaseline.length / letters.length < MIN_REGULAR_SHARE;
};

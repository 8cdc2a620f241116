import type { Shape } from '../svg/read-drawing.ts';
import { frameOf } from '../svg/contour.ts';
import { findWordmarkLines } from './wordmark-lines.ts';

/** In cap heights: round letters overshoot by 1 to 2 %. */
const MAX_STEADY_OFFSET = 0.04;
/** Descenders and accents leave the baseline too; in a bouncing line most letters do. */
const MIN_DANCING_SHARE = 0.5;

/** Whether the letters of the largest line sit at different heights on purpose. */
export const hasBaselineVariation = (shapes: readonly Shape[]): boolean => {
  const [line] = findWordmarkLines(shapes).toSorted((one, other) => other.capHeight - one.capHeight);
  if (line === undefined) return false;
  const letters = line.contours
    .flatMap((contour) => frameOf([contour]) ?? [])
    .filter(({ height }) => height > 0.5 * line.capHeight);
  const steady = letters.filter(
    ({ top, height }) => Math.abs(top + height - line.baseline) <= MAX_STEADY_OFFSET * line.capHeight,
  );
  return letters.length >= 3 && steady.length / letters.length < MIN_DANCING_SHARE;
};

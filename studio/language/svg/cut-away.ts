// Cuts one shape out of another at the size of letters, where hairlines matter and a lost serif would be visible.

import { intersect, subtract } from '../geometry/boolean.ts';
import { areaOf, boxOf } from '../geometry/bounds.ts';
import type { Outline } from '../geometry/outline.ts';
import { placementFor, rasterise } from '../geometry/raster.ts';
import { scaleBy, transform } from '../geometry/transform.ts';

/**
 * The enlargement for a cut. The geometry functions drop slivers for a field of 100, but hairlines of small capitals
 * are finer.
 */
const FINER = 5;
const CELLS = 40;
const MISSES = 8;
/** The smallest area that counts as cut, in square units at a cap height of 100. */
const MIN_CUT = 0.05;

/** Returns the piece that a cut removes. */
export const cutPiece = (outline: Outline, cut: Outline): Outline => finely(intersect, outline, cut);

const finely = (combine: typeof subtract, outline: Outline, cut: Outline): Outline =>
  transform(
    combine(transform(outline, scaleBy(FINER, FINER, [0, 0])), transform(cut, scaleBy(FINER, FINER, [0, 0]))),
    scaleBy(1 / FINER, 1 / FINER, [0, 0]),
  );

/**
 * Returns the outline without the cut. Returns null if nothing was cut, if nothing remains, or if the result is
 * unreliable.
 */
export const cutAway = (outline: Outline, cut: Outline): Outline | null => {
  const box = boxOf(outline);
  if (box === null) return null;
  const rest = finely(subtract, outline, cut);
  if (rest.length === 0 || Math.abs(areaOf(outline) - areaOf(rest)) < MIN_CUT) return null;
  const placement = placementFor(box, CELLS, CELLS, 0.37);
  const [before, away, after] = [outline, cut, rest].map((each) => rasterise(each, CELLS, CELLS, placement));
  let misses = 0;
  for (let cell = 0; cell < CELLS * CELLS; cell += 1) {
    const wanted = before?.[cell] === 1 && away?.[cell] !== 1;
    if (wanted !== (after?.[cell] === 1)) misses += 1;
  }
  return misses <= MISSES ? rest : null;
};

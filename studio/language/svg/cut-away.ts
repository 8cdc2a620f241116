// Cuts one shape out of another, precisely enough for letters with hairlines and serifs.

import { intersect, subtract } from '../geometry/boolean.ts';
import { areaOf, boundingBoxOf } from '../geometry/bounds.ts';
import type { Outline } from '../geometry/outline.ts';
import { computePlacement, rasterise } from '../geometry/raster.ts';
import { scalingAround, transformOutline } from '../geometry/transform.ts';

/**
 * Shapes are enlarged by this factor for the cut. The geometry functions drop slivers, and without enlargement they
 * would also drop the hairlines of small capitals.
 */
const CUT_SCALE = 5;
const CHECK_GRID_CELLS = 40;
const MAX_DIFFERING_CELLS = 8;
/** A cut that removes less area than this does not count. In square units at a cap height of 100. */
const MIN_CUT_AREA = 0.05;

/** Returns the part of an outline that a cut removes. */
export const findCutPart = (outline: Outline, cut: Outline): Outline =>
  combineAtFinerScale(intersect, outline, cut);

const combineAtFinerScale = (combine: typeof subtract, outline: Outline, cut: Outline): Outline =>
  transformOutline(
    combine(
      transformOutline(outline, scalingAround(CUT_SCALE, CUT_SCALE, [0, 0])),
      transformOutline(cut, scalingAround(CUT_SCALE, CUT_SCALE, [0, 0])),
    ),
    scalingAround(1 / CUT_SCALE, 1 / CUT_SCALE, [0, 0]),
  );

/**
 * Returns the outline without the cut. Returns null if nothing was cut off, if nothing remains, or if a comparison on
 * a coarse grid shows that the result is wrong.
 */
export const cutAway = (outline: Outline, cut: Outline): Outline | null => {
  const box = boundingBoxOf(outline);
  if (box === null) return null;
  const rest = combineAtFinerScale(subtract, outline, cut);
  if (rest.length === 0 || Math.abs(areaOf(outline) - areaOf(rest)) < MIN_CUT_AREA) return null;
  const placement = computePlacement(box, CHECK_GRID_CELLS, CHECK_GRID_CELLS, 0.37);
  const [before, away, after] = [outline, cut, rest].map((each) =>
    rasterise(each, CHECK_GRID_CELLS, CHECK_GRID_CELLS, placement),
  );
  let misses = 0;
  for (let cell = 0; cell < CHECK_GRID_CELLS * CHECK_GRID_CELLS; cell += 1) {
    const wanted = before?.[cell] === 1 && away?.[cell] !== 1;
    if (wanted !== (after?.[cell] === 1)) misses += 1;
  }
  return misses <= MAX_DIFFERING_CELLS ? rest : null;
};

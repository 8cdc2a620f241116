// Checks whether an outline is sound, as outline.ts demands: its numbers are finite, and its contours neither cross nor
// run in the wrong direction. If they did, the sum of their signed areas would differ from the painted area.

import { areaOf, boundingBoxOf } from '../geometry/bounds.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Knot, Outline, Point } from '../geometry/outline.ts';
import { computePlacement, rasterise } from '../geometry/raster.ts';

const CHECK_GRID_CELLS = 96;

const isFinitePoint = (point: Point | null): boolean =>
  point === null || (Number.isFinite(point[0]) && Number.isFinite(point[1]));

const isFiniteKnot = (knot: Knot): boolean =>
  isFinitePoint(knot.at) && isFinitePoint(knot.in) && isFinitePoint(knot.out);

const computeEdgeLength = (outline: Outline): number => {
  let total = 0;
  for (const polygon of flatten(outline, 0.5)) {
    for (let at = 0; at < polygon.length; at += 2) {
      const next = (at + 2) % polygon.length;
      total += Math.hypot(
        (polygon[next] ?? 0) - (polygon[at] ?? 0),
        (polygon[next + 1] ?? 0) - (polygon[at + 1] ?? 0),
      );
    }
  }
  return total;
};

export const isSoundOutline = (outline: Outline): boolean => {
  const whole = outline.every((contour) => contour.length >= 2 && contour.every(isFiniteKnot));
  const box = whole ? boundingBoxOf(outline) : null;
  if (box === null) return whole && outline.length === 0;
  const placement = computePlacement(box, CHECK_GRID_CELLS, CHECK_GRID_CELLS, 1);
  let painted = 0;
  for (const cell of rasterise(outline, CHECK_GRID_CELLS, CHECK_GRID_CELLS, placement)) painted += cell;
  const { scale } = placement;
  // A raster cell at the edge is painted fully or not at all, so the painted area may be wrong by half a cell for every
  // cell of the edge.
  const tolerance = 6 + 0.5 * computeEdgeLength(outline) * scale;
  return Math.abs(painted - areaOf(outline) * scale * scale) <= tolerance;
};

import type { Point } from '../svg/contour.ts';
import { sampleContour } from '../svg/contour.ts';
import { renderMask } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf, inkFrame } from '../svg/read-drawing.ts';

/** Width and height of the rendered mask in pixels. */
const MASK_SIZE = 256;

const crossProduct = (origin: Point, one: Point, other: Point): number =>
  (one.x - origin.x) * (other.y - origin.y) - (one.y - origin.y) * (other.x - origin.x);

/** Returns the lower or upper half of a convex hull, without its last point. The points must be sorted. */
const buildHalfHull = (spots: readonly Point[]): Point[] => {
  const hull: Point[] = [];
  for (const spot of spots) {
    while (hull.length >= 2) {
      const [before, last] = [hull.at(-2), hull.at(-1)];
      if (before === undefined || last === undefined || crossProduct(before, last, spot) > 0) break;
      hull.pop();
    }
    hull.push(spot);
  }
  return hull.slice(0, -1);
};

const measureHullArea = (spots: readonly Point[]): number => {
  const sorted = spots.toSorted((one, other) => one.x - other.x || one.y - other.y);
  const hull = [...buildHalfHull(sorted), ...buildHalfHull(sorted.toReversed())];
  let doubleArea = 0;
  hull.forEach((spot, index) => {
    const next = hull[(index + 1) % hull.length] ?? spot;
    doubleArea += spot.x * next.y - next.x * spot.y;
  });
  return Math.abs(doubleArea) / 2;
};

/** Returns the share of the convex hull that is not ink. */
export const measureNegativeSpace = (shapes: readonly Shape[]): number => {
  const frame = inkFrame(shapes);
  if (frame === null) return 0;
  const { cells } = renderMask(shapes, frame, MASK_SIZE, MASK_SIZE);
  const ink = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  const hull = measureHullArea(contoursOf(shapes).flatMap(sampleContour));
  return hull === 0 ? 0 : Math.max(0, 1 - (ink * frame.width * frame.height) / hull);
};

// Simplifies outlines: the last resort to keep a file small. Only very long names in scripts such as Chinese need it.

import { areaOf } from '../geometry/bounds.ts';
import { flatten, type Polygon } from '../geometry/flatten.ts';
import type { Contour, Knot, Outline, Point } from '../geometry/outline.ts';

/**
 * Approximates an outline by straight lines that deviate by at most the tolerance. Drops contours whose area is below
 * the square of the tolerance.
 */
export const approximateByLines = (outline: Outline, tolerance: number): Outline =>
  flatten(outline, tolerance / 2)
    .map((polygon) => simplifyPolygon(polygon, tolerance))
    .filter((contour) => contour.length > 2 && areaOf([contour]) > tolerance * tolerance);

const simplifyPolygon = (polygon: Polygon, tolerance: number): Contour => {
  const points: Point[] = [];
  for (let index = 0; index < polygon.length; index += 2)
    points.push([polygon[index] ?? 0, polygon[index + 1] ?? 0]);
  const [first] = points;
  if (first === undefined || points.length < 3) return [];
  // The polygon is split at its first point and the point farthest from it, and each half is simplified.
  const far = findFarthestPoint(points, (point) => Math.hypot(point[0] - first[0], point[1] - first[1]));
  const there = simplifyByDouglasPeucker(points.slice(0, far.index + 1), tolerance);
  const back = simplifyByDouglasPeucker([...points.slice(far.index), first], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)].map((at): Knot => ({ at, in: null, out: null }));
};

const findFarthestPoint = (points: readonly Point[], distance: (point: Point) => number) => {
  let best = { index: 0, distance: -1 };
  for (const [index, point] of points.entries()) {
    const here = distance(point);
    if (here > best.distance) best = { index, distance: here };
  }
  return best;
};

const simplifyByDouglasPeucker = (points: readonly Point[], tolerance: number): Point[] => {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const inner = points.slice(1, -1);
  const peak = findFarthestPoint(inner, (point) => distanceToSegment(point, first, last));
  if (peak.distance <= tolerance) return [first, last];
  const middle = peak.index + 1;
  const left = simplifyByDouglasPeucker(points.slice(0, middle + 1), tolerance);
  return [...left.slice(0, -1), ...simplifyByDouglasPeucker(points.slice(middle), tolerance)];
};

const distanceToSegment = (point: Point, from: Point, to: Point): number => {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point[0] - from[0] - t * dx, point[1] - from[1] - t * dy);
};

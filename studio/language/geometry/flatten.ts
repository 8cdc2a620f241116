// Converts outlines to polygons, for rasters, distances and measures. A chord is a straight line between two points of
// a curve.

import { cubicsOf } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Outline } from './outline.ts';

/** A closed polygon as flat coordinates: x0, y0, x1, y1, ... */
export type Polygon = Float64Array;

/** Returns how many chords are needed to stay within the tolerance, from a bound on the second derivative. */
function countChords(cubic: Cubic, tolerance: number): number {
  if (cubic.straight) return 1;
  const { a, b, c, d } = cubic;
  const first = Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);
  const second = Math.hypot(b[0] - 2 * c[0] + d[0], b[1] - 2 * c[1] + d[1]);
  return Math.max(1, Math.min(64, Math.ceil(Math.sqrt((0.75 * Math.max(first, second)) / tolerance))));
}

/** Appends the ends of a curve's chords to `points`, without the first point of the curve. */
export function pushChords(points: number[], cubic: Cubic, tolerance: number): void {
  const count = countChords(cubic, tolerance);
  const { a, b, c, d } = cubic;
  for (let index = 1; index < count; index += 1) {
    const t = index / count;
    const s = 1 - t;
    const wa = s * s * s;
    const wb = 3 * s * s * t;
    const wc = 3 * s * t * t;
    const wd = t * t * t;
    points.push(wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]);
  }
  points.push(d[0], d[1]);
}

export function flatten(outline: Outline, tolerance = 0.02): Polygon[] {
  return outline.map((contour) => {
    const points: number[] = [];
    for (const piece of cubicsOf(contour)) pushChords(points, piece, tolerance);
    return Float64Array.from(points);
  });
}

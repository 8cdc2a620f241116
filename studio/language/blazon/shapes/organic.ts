import { arcBetween, ellipseContour } from '../../geometry/arc.ts';
import { uniteAll } from '../../geometry/boolean.ts';
import { contourOf, curveCubic, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import type { Contour, Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { createTrailThrough } from '../../geometry/spline.ts';
import {
  pointAlong,
  distanceBetween,
  dot,
  leftOf,
  minus,
  mix,
  times,
  turnBetween,
  unitVector,
} from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';

export function drop({ at, r, tip }: ShapeArguments<'drop'>): Outline {
  if (r <= 0) return EMPTY_OUTLINE;
  return [hullOfDiscs(at, r, tip, 0)];
}

export function limb({ points }: ShapeArguments<'limb'>): Outline {
  const bones: Outline[] = [];
  for (const [index, [x, y, radius]] of points.entries()) {
    const next = points[index + 1];
    if (!next) continue;
    const [nextX, nextY, nextRadius] = next;
    if (radius <= 0 && nextRadius <= 0) continue;
    bones.push([hullOfDiscs([x, y], radius, [nextX, nextY], nextRadius)]);
  }
  return uniteAll(bones);
}

/** Draws the convex hull of two discs: both discs, and the area between their outer tangents. */
function hullOfDiscs(at: Point, radius: number, other: Point, otherRadius: number): Contour {
  const apart = distanceBetween(at, other);
  if (apart + otherRadius <= radius + 1e-6) return ellipseContour(at, radius, radius);
  if (apart + radius <= otherRadius + 1e-6) return ellipseContour(other, otherRadius, otherRadius);
  const axis = unitVector(minus(other, at));
  const cosine = (radius - otherRadius) / apart;
  const sine = Math.sqrt(1 - cosine * cosine);
  const left = pointAlong(times(axis, cosine), leftOf(axis), sine);
  const right = pointAlong(times(axis, cosine), leftOf(axis), -sine);
  const farLeft = pointAlong(other, left, otherRadius);
  const farRight = pointAlong(other, right, otherRadius);
  const nearRight = pointAlong(at, right, radius);
  const nearLeft = pointAlong(at, left, radius);
  const around = turnBetween(left, right);
  const forward = around < 0 ? around + 2 * Math.PI : around;
  const pieces: Cubic[] = [lineCubic(nearLeft, farLeft)];
  if (otherRadius > 1e-6) pieces.push(...arcBetween(other, farLeft, farRight, forward));
  pieces.push(lineCubic(farRight, nearRight));
  if (radius > 1e-6) pieces.push(...arcBetween(at, nearRight, nearLeft, 2 * Math.PI - forward));
  return contourOf(pieces);
}

export function petal({ from, to, width, lean = 0 }: ShapeArguments<'petal'>): Outline {
  const length = distanceBetween(from, to);
  if (length < 1e-4 || width <= 0) return EMPTY_OUTLINE;
  const left = leftOf(unitVector(minus(to, from)));
  const widest = mix(from, to, 0.5 + 0.34 * lean);
  const above = pointAlong(widest, left, width / 2);
  const below = pointAlong(widest, left, -width / 2);
  if (lean === 0) {
    const there = createTrailThrough([from, [above[0], above[1], 'via'], to], false).pieces;
    const back = createTrailThrough([to, [below[0], below[1], 'via'], from], false).pieces;
    return [contourOf([...there, ...back])];
  }
  return [contourOf([...petalFlank(from, above, to), ...petalFlank(to, below, from)])];
}

/** Draws one side of a petal from tip to tip, through the point `over` at its widest place, as two parabolas. */
function petalFlank(from: Point, over: Point, to: Point): Cubic[] {
  const axis = unitVector(minus(to, from));
  const before = dot(minus(over, from), axis);
  const after = distanceBetween(from, to) - before;
  return [
    curveCubic(
      from,
      mix(from, pointAlong(over, axis, -before / 2), 2 / 3),
      pointAlong(over, axis, -before / 3),
      over,
    ),
    curveCubic(
      over,
      pointAlong(over, axis, after / 3),
      mix(to, pointAlong(over, axis, after / 2), 2 / 3),
      to,
    ),
  ];
}

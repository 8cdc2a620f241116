import { arcBetween, ellipseContour } from '../../geometry/arc.ts';
import { uniteAll } from '../../geometry/boolean.ts';
import { contourOf, curveCubic, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import type { Contour, Outline, Point } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import { trailThrough } from '../../geometry/spline.ts';
import { along, between, dot, leftOf, minus, mix, times, turnBetween, unit } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';

export function drop({ at, r, tip }: ShapeArguments<'drop'>): Outline {
  if (r <= 0) return EMPTY;
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

/** Draws two discs and the band between their outer tangents. */
function hullOfDiscs(at: Point, radius: number, other: Point, otherRadius: number): Contour {
  const apart = between(at, other);
  if (apart + otherRadius <= radius + 1e-6) return ellipseContour(at, radius, radius);
  if (apart + radius <= otherRadius + 1e-6) return ellipseContour(other, otherRadius, otherRadius);
  const axis = unit(minus(other, at));
  const cosine = (radius - otherRadius) / apart;
  const sine = Math.sqrt(1 - cosine * cosine);
  const left = along(times(axis, cosine), leftOf(axis), sine);
  const right = along(times(axis, cosine), leftOf(axis), -sine);
  const farLeft = along(other, left, otherRadius);
  const farRight = along(other, right, otherRadius);
  const nearRight = along(at, right, radius);
  const nearLeft = along(at, left, radius);
  const around = turnBetween(left, right);
  const forward = around < 0 ? around + 2 * Math.PI : around;
  const pieces: Cubic[] = [lineCubic(nearLeft, farLeft)];
  if (otherRadius > 1e-6) pieces.push(...arcBetween(other, farLeft, farRight, forward));
  pieces.push(lineCubic(farRight, nearRight));
  if (radius > 1e-6) pieces.push(...arcBetween(at, nearRight, nearLeft, 2 * Math.PI - forward));
  return contourOf(pieces);
}

export function petal({ from, to, width, lean = 0 }: ShapeArguments<'petal'>): Outline {
  const length = between(from, to);
  if (length < 1e-4 || width <= 0) return EMPTY;
  const left = leftOf(unit(minus(to, from)));
  const widest = mix(from, to, 0.5 + 0.34 * lean);
  const above = along(widest, left, width / 2);
  const below = along(widest, left, -width / 2);
  if (lean === 0) {
    const there = trailThrough([from, [above[0], above[1], 'via'], to], false).pieces;
    const back = trailThrough([to, [below[0], below[1], 'via'], from], false).pieces;
    return [contourOf([...there, ...back])];
  }
  return [contourOf([...flank(from, above, to), ...flank(to, below, from)])];
}

/** Draws one side from tip to tip over the widest place, as two parabolas. */
function flank(from: Point, over: Point, to: Point): Cubic[] {
  const axis = unit(minus(to, from));
  const before = dot(minus(over, from), axis);
  const after = between(from, to) - before;
  return [
    curveCubic(from, mix(from, along(over, axis, -before / 2), 2 / 3), along(over, axis, -before / 3), over),
    curveCubic(over, along(over, axis, after / 3), mix(to, along(over, axis, after / 2), 2 / 3), to),
  ];
}

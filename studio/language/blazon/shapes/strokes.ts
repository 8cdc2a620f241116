import { curveCubic, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import { arcFrom, ellipseContour } from '../../geometry/arc.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { createTrailThrough } from '../../geometry/spline.ts';
import { strokeTrail } from '../../geometry/stroke.ts';
import type { Cap } from '../../geometry/stroke.ts';
import { taperAlongTrail as taperTrail } from '../../geometry/taper.ts';
import type { Trail } from '../../geometry/trail.ts';
import { pointAlong, distanceBetween, directionFromClockDegrees, times } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';
import { ring } from './round-shapes.ts';

export function bar({ from, to, width, cap }: ShapeArguments<'bar'>): Outline {
  const short = distanceBetween(from, to) < 1e-4;
  const trail: Trail = { pieces: short ? [] : [lineCubic(from, to)], closed: false };
  return strokeOrDot(trail, from, width, cap);
}

export function line({ points, width, cap, bend, closed }: ShapeArguments<'line'>): Outline {
  const trail = createTrailThrough(points, closed ?? false, bend ?? 0);
  const [x, y] = points[0] ?? [0, 0];
  return strokeOrDot(trail, [x, y], width, cap);
}

/** Strokes a trail. An empty trail with round caps becomes a dot at `at`. */
function strokeOrDot(trail: Trail, at: Point, width: number, cap: Cap = 'flat'): Outline {
  if (width <= 0) return EMPTY_OUTLINE;
  if (trail.pieces.length > 0) return strokeTrail(trail, width, cap);
  return cap === 'round' ? [ellipseContour(at, width / 2, width / 2)] : EMPTY_OUTLINE;
}

export function taper({ points, from, mid, to, cap }: ShapeArguments<'taper'>): Outline {
  return taperTrail(createTrailThrough(points, false), from, mid ?? null, to, cap ?? 'flat');
}

export function spiral(args: ShapeArguments<'spiral'>): Outline {
  const { at, from, to, turns, width, start = 0, cap } = args;
  if (Math.abs(to - from) < 0.05 * turns) return strokeCircularSpiral(args);
  const count = Math.ceil(turns * 6);
  const step = (turns * 360) / count;
  const growth = (to - from) / count;
  const pieces: Cubic[] = [];
  for (let index = 0; index < count; index += 1) {
    const [a, alongA] = pointAndHandleOfSpiral(at, from + growth * index, growth, start + step * index, step);
    const [d, alongD] = pointAndHandleOfSpiral(
      at,
      from + growth * (index + 1),
      growth,
      start + step * (index + 1),
      step,
    );
    if (distanceBetween(a, d) > 1e-6)
      pieces.push(curveCubic(a, pointAlong(a, alongA, 1), pointAlong(d, alongD, -1), d));
  }
  return strokeOrDot({ pieces, closed: false }, at, width, cap);
}

/** Draws a spiral whose radius does not change: an arc or, after a whole turn, a ring. */
function strokeCircularSpiral({ at, from, turns, width, start = 0, cap }: ShapeArguments<'spiral'>): Outline {
  if (turns >= 1) return ring({ at, r: from + width / 2, width });
  const pieces =
    from > 0 ? arcFrom(at, pointAlong(at, directionFromClockDegrees(start), from), turns * 2 * Math.PI) : [];
  return strokeOrDot({ pieces, closed: false }, at, width, cap);
}

/** Returns a point of the spiral, and the vector from it to its outgoing control point. */
function pointAndHandleOfSpiral(
  at: Point,
  radius: number,
  growth: number,
  angle: number,
  step: number,
): [Point, Point] {
  const spoke = directionFromClockDegrees(angle);
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720);
  const round = times(directionFromClockDegrees(angle + 90), radius * handle);
  return [pointAlong(at, spoke, radius), pointAlong(round, spoke, growth / 3)];
}

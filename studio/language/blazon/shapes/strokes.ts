import { curveCubic, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import { arcFrom, ellipseContour } from '../../geometry/arc.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import { trailThrough } from '../../geometry/spline.ts';
import { stroke } from '../../geometry/stroke.ts';
import type { Cap } from '../../geometry/stroke.ts';
import { taper as taperTrail } from '../../geometry/taper.ts';
import type { Trail } from '../../geometry/trail.ts';
import { along, between, clock, times } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';
import { ring } from './round-shapes.ts';

export function bar({ from, to, width, cap }: ShapeArguments<'bar'>): Outline {
  const short = between(from, to) < 1e-4;
  const trail: Trail = { pieces: short ? [] : [lineCubic(from, to)], closed: false };
  return strokeOrDot(trail, from, width, cap);
}

export function line({ points, width, cap, bend, closed }: ShapeArguments<'line'>): Outline {
  const trail = trailThrough(points, closed ?? false, bend ?? 0);
  const [x, y] = points[0] ?? [0, 0];
  return strokeOrDot(trail, [x, y], width, cap);
}

/** Draws a stroke. A stroke of zero length with round caps is a dot. */
function strokeOrDot(trail: Trail, at: Point, width: number, cap: Cap = 'flat'): Outline {
  if (width <= 0) return EMPTY;
  if (trail.pieces.length > 0) return stroke(trail, width, cap);
  return cap === 'round' ? [ellipseContour(at, width / 2, width / 2)] : EMPTY;
}

export function taper({ points, from, mid, to, cap }: ShapeArguments<'taper'>): Outline {
  return taperTrail(trailThrough(points, false), from, mid ?? null, to, cap ?? 'flat');
}

export function spiral(args: ShapeArguments<'spiral'>): Outline {
  const { at, from, to, turns, width, start = 0, cap } = args;
  if (Math.abs(to - from) < 0.05 * turns) return roundStroke(args);
  const count = Math.ceil(turns * 6);
  const step = (turns * 360) / count;
  const growth = (to - from) / count;
  const pieces: Cubic[] = [];
  for (let index = 0; index < count; index += 1) {
    const [a, alongA] = spiralAt(at, from + growth * index, growth, start + step * index, step);
    const [d, alongD] = spiralAt(at, from + growth * (index + 1), growth, start + step * (index + 1), step);
    if (between(a, d) > 1e-6) pieces.push(curveCubic(a, along(a, alongA, 1), along(d, alongD, -1), d));
  }
  return strokeOrDot({ pieces, closed: false }, at, width, cap);
}

/** Draws a spiral that does not grow: an arc or, after a whole turn, a ring. */
function roundStroke({ at, from, turns, width, start = 0, cap }: ShapeArguments<'spiral'>): Outline {
  if (turns >= 1) return ring({ at, r: from + width / 2, width });
  const pieces = from > 0 ? arcFrom(at, along(at, clock(start), from), turns * 2 * Math.PI) : [];
  return strokeOrDot({ pieces, closed: false }, at, width, cap);
}

/** Returns a point of the spiral with its outgoing handle. */
function spiralAt(at: Point, radius: number, growth: number, angle: number, step: number): [Point, Point] {
  const spoke = clock(angle);
  const handle = (4 / 3) * Math.tan((step * Math.PI) / 720);
  const round = times(clock(angle + 90), radius * handle);
  return [along(at, spoke, radius), along(round, spoke, growth / 3)];
}

// Draws circular and elliptical arcs as cubic curves, each of at most a quarter turn.

import { curveCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Contour, Point } from './outline.ts';
import { minus, sizeOf } from './vector.ts';

/** The distance from a knot to its control point in a quarter circle of radius 1. */
export const QUARTER_CIRCLE_HANDLE = (4 / 3) * Math.tan(Math.PI / 8);

/** Returns the arc around `centre` that starts at `from` and turns by `sweep` radians. Clockwise is positive. */
export function arcFrom(centre: Point, from: Point, sweep: number): Cubic[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-3));
  const step = sweep / count;
  const handle = (4 / 3) * Math.tan(step / 4);
  const spoke = minus(from, centre);
  const start = Math.atan2(spoke[1], spoke[0]);
  const radius = sizeOf(spoke);
  const spokeAt = (index: number): Point =>
    index === 0 ? spoke : [radius * Math.cos(start + index * step), radius * Math.sin(start + index * step)];
  return Array.from({ length: count }, (_, index) => {
    const [ux, uy] = spokeAt(index);
    const [vx, vy] = spokeAt(index + 1);
    const [x, y] = centre;
    return curveCubic(
      [x + ux, y + uy],
      [x + ux - uy * handle, y + uy + ux * handle],
      [x + vx + vy * handle, y + vy - vx * handle],
      [x + vx, y + vy],
    );
  });
}

/** Returns the arc from `from` to `to` that turns by `sweep` radians. It ends at `to` without a rounding error. */
export function arcBetween(centre: Point, from: Point, to: Point, sweep: number): Cubic[] {
  const pieces = arcFrom(centre, from, sweep);
  const last = pieces.at(-1);
  if (last) last.d = to;
  return pieces;
}

/** Returns a whole ellipse, clockwise from its top. */
export function ellipseContour(centre: Point, rx: number, ry: number): Contour {
  const [x, y] = centre;
  const hx = rx * QUARTER_CIRCLE_HANDLE;
  const hy = ry * QUARTER_CIRCLE_HANDLE;
  return [
    { at: [x, y - ry], in: [x - hx, y - ry], out: [x + hx, y - ry] },
    { at: [x + rx, y], in: [x + rx, y - hy], out: [x + rx, y + hy] },
    { at: [x, y + ry], in: [x + hx, y + ry], out: [x - hx, y + ry] },
    { at: [x - rx, y], in: [x - rx, y + hy], out: [x - rx, y - hy] },
  ];
}

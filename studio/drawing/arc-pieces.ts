// Converts an elliptical arc of SVG path data to cubic curves, as SVG 1.1, appendix F.6 describes.

import { arcFrom } from '../language/geometry/arc.ts';
import { curveCubic, lineCubic } from '../language/geometry/cubic.ts';
import type { Cubic } from '../language/geometry/cubic.ts';
import type { Point } from '../language/geometry/outline.ts';

export function convertArcToCubics(
  from: Point,
  to: Point,
  rx: number,
  ry: number,
  degrees: number,
  large: boolean,
  sweep: boolean,
): Cubic[] {
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (rx < 1e-9 || ry < 1e-9) return [lineCubic(from, to)];
  const turn = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  // Half the chord, mapped to the space in which the ellipse is a circle of radius 1: rotated back, then divided by
  // the radii.
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [px, py] = [(cosine * hx + sine * hy) / rx, (-sine * hx + cosine * hy) / ry];
  // Radii too short to reach both ends are scaled up, as the specification demands.
  const grown = Math.max(1, Math.sqrt(px * px + py * py));
  const [radiusX, radiusY] = [rx * grown, ry * grown];
  const [ux, uy] = [px / grown, py / grown];
  const length = ux * ux + uy * uy;
  const far = Math.sqrt(Math.max(0, 1 / length - 1)) * (large === sweep ? -1 : 1);
  const centre: Point = [far * uy, -far * ux];
  const start = Math.atan2(uy - centre[1], ux - centre[0]);
  const finish = Math.atan2(-uy - centre[1], -ux - centre[0]);
  let swept = finish - start;
  if (sweep && swept < 0) swept += 2 * Math.PI;
  if (!sweep && swept > 0) swept -= 2 * Math.PI;
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const mapToEllipse = ([x, y]: Point): Point => [
    middle[0] + cosine * x * radiusX - sine * y * radiusY,
    middle[1] + sine * x * radiusX + cosine * y * radiusY,
  ];
  const pieces = arcFrom(centre, [ux, uy], swept).map(({ a, b, c, d }) =>
    curveCubic(mapToEllipse(a), mapToEllipse(b), mapToEllipse(c), mapToEllipse(d)),
  );
  // The ends must match exactly, without rounding errors, so that the path stays closed.
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first !== undefined) first.a = from;
  if (last !== undefined) last.d = to;
  return pieces;
}

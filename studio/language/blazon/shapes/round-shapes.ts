import { arcFrom, ellipseContour } from '../../geometry/arc.ts';
import { contourOf, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import type { Contour, Outline } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { reverseContour } from '../../geometry/transform.ts';
import { pointAlong, directionFromClockDegrees } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';

export function convertRadiiToPair(r: number | readonly [number, number]): [number, number] {
  return typeof r === 'number' ? [r, r] : [r[0], r[1]];
}

export function disc({ at, r }: ShapeArguments<'disc'>): Outline {
  const [rx, ry] = convertRadiiToPair(r);
  return rx > 0 && ry > 0 ? [ellipseContour(at, rx, ry)] : EMPTY_OUTLINE;
}

export function ring({ at, r, width }: ShapeArguments<'ring'>): Outline {
  const [rx, ry] = convertRadiiToPair(r);
  if (rx <= 0 || ry <= 0 || width <= 0) return EMPTY_OUTLINE;
  const outer = ellipseContour(at, rx, ry);
  if (width >= Math.min(rx, ry)) return [outer];
  return [outer, reverseContour(ellipseContour(at, rx - width, ry - width))];
}

/**
 * The length of the handles of a squircle, in radii. It gives the squircle the same diagonal as a superellipse of
 * degree four.
 */
const SQUIRCLE_HANDLE_LENGTH = 0.909;

export function squircle({ at, r }: ShapeArguments<'squircle'>): Outline {
  const [rx, ry] = convertRadiiToPair(r);
  if (rx <= 0 || ry <= 0) return EMPTY_OUTLINE;
  const [x, y] = at;
  const hx = rx * SQUIRCLE_HANDLE_LENGTH;
  const hy = ry * SQUIRCLE_HANDLE_LENGTH;
  const contour: Contour = [
    { at: [x, y - ry], in: [x - hx, y - ry], out: [x + hx, y - ry] },
    { at: [x + rx, y], in: [x + rx, y - hy], out: [x + rx, y + hy] },
    { at: [x, y + ry], in: [x + hx, y + ry], out: [x - hx, y + ry] },
    { at: [x - rx, y], in: [x - rx, y + hy], out: [x - rx, y - hy] },
  ];
  return [contour];
}

export function sector({ at, r, from, to, hole = 0 }: ShapeArguments<'sector'>): Outline {
  const sweep = clockwiseSweep(from, to);
  if (r <= 0 || sweep === 0 || hole >= r) return EMPTY_OUTLINE;
  if (sweep >= 360) return hole > 0 ? ring({ at, r, width: r - hole }) : disc({ at, r });
  const outer = arcFrom(at, pointAlong(at, directionFromClockDegrees(from), r), toRadians(sweep));
  const pieces: Cubic[] = [...outer];
  if (hole > 0)
    pieces.push(
      ...arcFrom(at, pointAlong(at, directionFromClockDegrees(from + sweep), hole), -toRadians(sweep)),
    );
  else pieces.push(lineCubic(outer.at(-1)?.d ?? at, at));
  return [contourOf(pieces)];
}

/** Returns the clockwise angle from `from` to `to` in degrees, at most 360. */
function clockwiseSweep(from: number, to: number): number {
  const difference = to - from;
  if (Math.abs(difference) >= 360) return 360;
  return difference < 0 ? difference + 360 : difference;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** For each corner: its position in the unit square, and the clock angle at which the arc of a quarter disc starts. */
const QUARTER_DISC_ORIGINS: Record<'tl' | 'tr' | 'br' | 'bl', [x: number, y: number, from: number]> = {
  tl: [0, 0, 90],
  tr: [1, 0, 180],
  br: [1, 1, 270],
  bl: [0, 1, 0],
};

export function quarter({ corner, size, at }: ShapeArguments<'quarter'>): Outline {
  const [x, y, from] = QUARTER_DISC_ORIGINS[at];
  const middle: [number, number] = [corner[0] + x * size, corner[1] + y * size];
  return sector({ at: middle, r: size, from, to: from + 90 });
}

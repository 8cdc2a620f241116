import type { Point } from './outline.ts';

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, k: number): Point => [a[0] * k, a[1] * k];
/** Returns `a + b * k`. */
export const pointAlong = (a: Point, b: Point, k: number): Point => [a[0] + b[0] * k, a[1] + b[1] * k];
export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
/** Returns the cross product, positive if `b` is clockwise of `a` on screen. */
export const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
export const sizeOf = (a: Point): number => Math.hypot(a[0], a[1]);
export const distanceBetween = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
/** Returns `a` rotated to its left by 90 degrees, as seen on screen (y down). */
export const leftOf = (a: Point): Point => [a[1], -a[0]];

export function unitVector(a: Point): Point {
  const size = sizeOf(a);
  return size > 0 ? [a[0] / size, a[1] / size] : [0, 0];
}

/** Returns the angle from `a` to `b` in radians; clockwise is positive. */
export const turnBetween = (a: Point, b: Point): number => Math.atan2(cross(a, b), dot(a, b));

/**
 * Converts clock degrees (0 is up, 90 is right) to a unit vector. It is exact for multiples of 90 degrees, so that
 * edges stay exactly horizontal or vertical.
 */
export function directionFromClockDegrees(degrees: number): Point {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const turns = ((quarter % 4) + 4) % 4;
    return [[0, -1] as const, [1, 0] as const, [0, 1] as const, [-1, 0] as const][turns] ?? [0, -1];
  }
  const radians = (degrees * Math.PI) / 180;
  return [Math.sin(radians), -Math.cos(radians)];
}

/**
 * Returns the intersection of two lines, each given by a point and a direction. Returns null if they are parallel.
 */
export function intersectLines(a: Point, alongA: Point, b: Point, alongB: Point): Point | null {
  const sine = cross(alongA, alongB);
  if (Math.abs(sine) < 1e-9 * (sizeOf(alongA) * sizeOf(alongB) + 1e-30)) return null;
  return pointAlong(a, alongA, cross(minus(b, a), alongB) / sine);
}

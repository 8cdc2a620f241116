// The pieces of outlines and trails: lines and cubic curves.

import type { Contour, Knot, Point } from './outline.ts';
import { add, distanceBetween, cross, dot, minus, mix, sizeOf, times, unitVector } from './vector.ts';

/** A curve from `a` to `d` with the control points `b` and `c`. A straight one is drawn as a line. */
export interface Cubic {
  a: Point;
  b: Point;
  c: Point;
  d: Point;
  straight: boolean;
}

export function lineCubic(a: Point, d: Point): Cubic {
  return { a, b: mix(a, d, 1 / 3), c: mix(a, d, 2 / 3), d, straight: true };
}

export function curveCubic(a: Point, b: Point, c: Point, d: Point): Cubic {
  return { a, b, c, d, straight: false };
}

function cubicBetween(from: Knot, to: Knot): Cubic {
  if (from.out === null && to.in === null) return lineCubic(from.at, to.at);
  return curveCubic(from.at, from.out ?? from.at, to.in ?? to.at, to.at);
}

/** Returns the pieces of a closed contour, in order. */
export function cubicsOf(contour: Contour): Cubic[] {
  const pieces: Cubic[] = [];
  for (let index = 0; index < contour.length; index += 1) {
    const from = contour[index];
    const to = contour[(index + 1) % contour.length];
    if (from && to) pieces.push(cubicBetween(from, to));
  }
  return pieces;
}

/** Joins pieces into a closed contour. Where a piece does not start at the end of the one before, adds a line. */
export function contourOf(pieces: readonly Cubic[]): Contour {
  const chain: Cubic[] = [];
  for (const [index, piece] of pieces.entries()) {
    chain.push(piece);
    const next = pieces[(index + 1) % pieces.length];
    if (next && distanceBetween(piece.d, next.a) > 1e-7) chain.push(lineCubic(piece.d, next.a));
  }
  return chain.map((piece, index) => {
    const last = chain[(index + chain.length - 1) % chain.length] ?? piece;
    return { at: piece.a, in: last.straight ? null : last.c, out: piece.straight ? null : piece.b };
  });
}

export function pointOn(cubic: Cubic, t: number): Point {
  const { a, b, c, d } = cubic;
  const s = 1 - t;
  const wa = s * s * s;
  const wb = 3 * s * s * t;
  const wc = 3 * s * t * t;
  const wd = t * t * t;
  return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]];
}

export function derivativeOn(cubic: Cubic, t: number): Point {
  const { a, b, c, d } = cubic;
  const s = 1 - t;
  const wa = 3 * s * s;
  const wb = 6 * s * t;
  const wc = 3 * t * t;
  return [
    wa * (b[0] - a[0]) + wb * (c[0] - b[0]) + wc * (d[0] - c[0]),
    wa * (b[1] - a[1]) + wb * (c[1] - b[1]) + wc * (d[1] - c[1]),
  ];
}

function secondDerivativeOn(cubic: Cubic, t: number): Point {
  const { a, b, c, d } = cubic;
  const first = add(minus(c, times(b, 2)), a);
  const second = add(minus(d, times(c, 2)), b);
  return times(mix(first, second, t), 6);
}

/**
 * Returns the direction at `t` as a unit vector. If a control point coincides with its end of the curve, the next point
 * determines the direction.
 */
export function directionOn(cubic: Cubic, t: number): Point {
  if (cubic.straight) return unitVector(minus(cubic.d, cubic.a));
  const slope = derivativeOn(cubic, t);
  const scale =
    distanceBetween(cubic.a, cubic.b) + distanceBetween(cubic.b, cubic.c) + distanceBetween(cubic.c, cubic.d);
  if (sizeOf(slope) > scale * 1e-6) return unitVector(slope);
  if (t < 0.5)
    return unitVector(minus(distanceBetween(cubic.a, cubic.c) > scale * 1e-6 ? cubic.c : cubic.d, cubic.a));
  return unitVector(minus(cubic.d, distanceBetween(cubic.b, cubic.d) > scale * 1e-6 ? cubic.b : cubic.a));
}

/** Returns the curvature at `t`. It is positive where the curve turns clockwise. */
export function curvatureOn(cubic: Cubic, t: number): number {
  if (cubic.straight) return 0;
  const slope = derivativeOn(cubic, t);
  const size = sizeOf(slope);
  return size < 1e-9 ? 0 : cross(slope, secondDerivativeOn(cubic, t)) / (size * size * size);
}

export function splitCubic(cubic: Cubic, t: number): [Cubic, Cubic] {
  const { a, b, c, d } = cubic;
  if (cubic.straight) {
    const middle = mix(a, d, t);
    return [lineCubic(a, middle), lineCubic(middle, d)];
  }
  const ab = mix(a, b, t);
  const bc = mix(b, c, t);
  const cd = mix(c, d, t);
  const abc = mix(ab, bc, t);
  const bcd = mix(bc, cd, t);
  const middle = mix(abc, bcd, t);
  return [curveCubic(a, ab, abc, middle), curveCubic(middle, bcd, cd, d)];
}

export function partOfCubic(cubic: Cubic, from: number, to: number): Cubic {
  if (from <= 0 && to >= 1) return cubic;
  const start = from <= 0 ? cubic : splitCubic(cubic, from)[1];
  if (to >= 1) return start;
  return splitCubic(start, (to - from) / (1 - from))[0];
}

export function reverseCubic(cubic: Cubic): Cubic {
  return { a: cubic.d, b: cubic.c, c: cubic.b, d: cubic.a, straight: cubic.straight };
}

/** Returns the length, by Gauss-Legendre quadrature with five points on each half. */
export function lengthOf(cubic: Cubic): number {
  if (cubic.straight) return distanceBetween(cubic.a, cubic.d);
  let total = 0;
  for (const [place, weight] of GAUSS_LEGENDRE_NODES) {
    total += weight * (sizeOf(derivativeOn(cubic, place / 2)) + sizeOf(derivativeOn(cubic, (1 + place) / 2)));
  }
  return total / 2;
}

const GAUSS_LEGENDRE_NODES: readonly [number, number][] = [
  [0.046910077030668, 0.118463442528095],
  [0.230765344947158, 0.239314335249683],
  [0.5, 0.284444444444444],
  [0.769234655052842, 0.239314335249683],
  [0.953089922969332, 0.118463442528095],
];

/** Finds the parameter of the point on the curve that is nearest to `point`, by Newton's method from a guess. */
export function findNearestParameter(cubic: Cubic, point: Point, guess: number): number {
  let t = guess;
  for (let round = 0; round < 4; round += 1) {
    const slope = derivativeOn(cubic, t);
    const away = minus(pointOn(cubic, t), point);
    const fall = dot(slope, slope) + dot(away, secondDerivativeOn(cubic, t));
    if (Math.abs(fall) < 1e-12) break;
    t = Math.min(1, Math.max(0, t - dot(away, slope) / fall));
  }
  return t;
}

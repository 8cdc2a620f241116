// Offsets one curve: moves it to its left by a distance. The result, called the side, is one curve, or several where
// one cannot follow closely enough.

import {
  curvatureOn,
  curveCubic,
  directionOn,
  lineCubic,
  findNearestParameter,
  pointOn,
  derivativeOn,
} from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Point } from './outline.ts';
import { add, pointAlong, cross, dot, leftOf, minus, sizeOf, times, unitVector } from './vector.ts';

/** The distance by which a curve is moved to its left: constant, or changing along the curve. */
export interface OffsetDistance {
  at(t: number): number;
  /** The derivative of `at`. Omitted if the distance is constant. */
  slope?(t: number): number;
}

export function createConstantOffset(distance: number): OffsetDistance {
  return { at: () => distance };
}

/** Returns the curve moved to its left. */
export function offsetCubic(piece: Cubic, reach: OffsetDistance): Cubic[] {
  if (piece.straight && !reach.slope) {
    const away = times(leftOf(directionOn(piece, 0)), reach.at(0));
    return [lineCubic(add(piece.a, away), add(piece.d, away))];
  }
  const cusps = findCusps(piece, reach);
  const ends = [...cusps, 1];
  return ends.flatMap((to, index) => {
    const from = index === 0 ? 0 : (ends[index - 1] ?? 0);
    const isBackwards = relativeSpeedOfSide(piece, reach, (from + to) / 2) < 0;
    return fitSide(piece, reach, from, to, isBackwards ? LOOSE_TOLERANCE : STRICT_TOLERANCE, 0);
  });
}

/**
 * Returns the speed of the side relative to that of the curve. Where the distance is larger than the radius of a bend,
 * the speed is negative: the side runs backwards.
 */
function relativeSpeedOfSide(piece: Cubic, reach: OffsetDistance, t: number): number {
  return 1 + curvatureOn(piece, t) * reach.at(t);
}

const CUSP_SAMPLES = 12;

/** Returns the parameters at which the side reverses its direction. */
function findCusps(piece: Cubic, reach: OffsetDistance): number[] {
  const cusps: number[] = [];
  if (piece.straight) return cusps;
  let last = relativeSpeedOfSide(piece, reach, 0.002);
  for (let step = 1; step <= CUSP_SAMPLES; step += 1) {
    let low = (step - 1) / CUSP_SAMPLES;
    let high = step / CUSP_SAMPLES;
    const here = relativeSpeedOfSide(piece, reach, step === CUSP_SAMPLES ? 0.998 : high);
    if (last * here < 0) {
      for (let round = 0; round < 14; round += 1) {
        const middle = (low + high) / 2;
        if (relativeSpeedOfSide(piece, reach, middle) * last > 0) low = middle;
        else high = middle;
      }
      if (low > 0.01 && low < 0.99) cusps.push(low);
    }
    last = here;
  }
  return cusps;
}

interface FitTolerance {
  /** The largest deviation of the fitted curve from the true side. */
  stray: number;
  /** How often a curve may be halved to fit better. */
  depth: number;
}

const STRICT_TOLERANCE: FitTolerance = { stray: 0.015, depth: 4 };
/** The tolerance for a side that runs backwards. Such a side is removed later, so a rough fit is enough. */
const LOOSE_TOLERANCE: FitTolerance = { stray: 0.5, depth: 1 };

function fitSide(
  piece: Cubic,
  reach: OffsetDistance,
  from: number,
  to: number,
  care: FitTolerance,
  depth: number,
): Cubic[] {
  const fitted = fitCubic(piece, reach, from, to);
  if (fitted && measureDeviation(fitted, piece, reach, from, to) < care.stray) return [fitted];
  if (depth >= care.depth) return [lineCubic(sidePoint(piece, reach, from), sidePoint(piece, reach, to))];
  const middle = (from + to) / 2;
  return [
    ...fitSide(piece, reach, from, middle, care, depth + 1),
    ...fitSide(piece, reach, middle, to, care, depth + 1),
  ];
}

function sidePoint(piece: Cubic, reach: OffsetDistance, t: number): Point {
  return pointAlong(pointOn(piece, t), leftOf(directionOn(piece, t)), reach.at(t));
}

/** Returns the direction of the side: that of the curve, turned where the distance changes. */
function sideDirection(piece: Cubic, reach: OffsetDistance, t: number): Point {
  const direction = directionOn(piece, t);
  const change = reach.slope?.(t) ?? 0;
  if (change === 0) return direction;
  // On the outside of a bend the side runs faster than the curve, on the inside slower or even backwards.
  const speed = sizeOf(derivativeOn(piece, t)) * (1 + curvatureOn(piece, t) * reach.at(t));
  return unitVector(pointAlong(times(direction, Math.max(speed, 1e-6)), leftOf(direction), change));
}

/** Fits one curve to the side between two parameters. It has the same ends, end directions and midpoint as the side. */
function fitCubic(piece: Cubic, reach: OffsetDistance, from: number, to: number): Cubic | null {
  const a = sidePoint(piece, reach, from);
  const d = sidePoint(piece, reach, to);
  const chord = minus(d, a);
  if (sizeOf(chord) < 1e-7) return null;
  const start = sideDirection(piece, reach, from);
  const end = sideDirection(piece, reach, to);
  const middle = sidePoint(piece, reach, (from + to) / 2);
  const lengths = computeHandleLengths(
    start,
    end,
    minus(times(middle, 8 / 3), times(add(a, d), 4 / 3)),
    chord,
  );
  if (!lengths) return null;
  return curveCubic(a, pointAlong(a, start, lengths[0]), pointAlong(d, end, -lengths[1]), d);
}

/**
 * Returns the lengths p and q of the two handles, which solve `start * p - end * q = pull`. If the directions are
 * parallel, both are a third of the chord. Both are negative if the side runs backwards. Returns null if their signs
 * differ, because the side then reverses in between.
 */
function computeHandleLengths(start: Point, end: Point, pull: Point, chord: Point): [number, number] | null {
  const sine = cross(start, end);
  const size = sizeOf(chord);
  const third = (Math.sign(dot(chord, start)) * size) / 3;
  if (Math.abs(sine) < 0.02) return dot(start, end) > 0 ? [third, third] : null;
  const first = -cross(end, pull) / sine;
  const second = -cross(start, pull) / sine;
  if (Math.abs(sine) < 0.2 && !(first * third > 0 && second * third > 0)) return [third, third];
  const isSound = first * second > 0 && Math.max(Math.abs(first), Math.abs(second)) < size * 2;
  return isSound ? [first, second] : null;
}

function measureDeviation(
  fitted: Cubic,
  piece: Cubic,
  reach: OffsetDistance,
  from: number,
  to: number,
): number {
  let worst = 0;
  for (const place of [0.2, 0.5, 0.8]) {
    const point = pointOn(fitted, place);
    const t = findNearestParameter(piece, point, from + (to - from) * place);
    const away = dot(minus(point, pointOn(piece, t)), leftOf(directionOn(piece, t)));
    worst = Math.max(worst, Math.abs(away - reach.at(t)));
  }
  return worst;
}

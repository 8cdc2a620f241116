// Offsets a whole trail to its left: moves its pieces and joins them at the corners.

import { arcFrom } from './arc.ts';
import { directionOn, lengthOf, lineCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import { offsetCubic } from './offset-curve.ts';
import type { OffsetDistance } from './offset-curve.ts';
import type { Point } from './outline.ts';
import type { Trail } from './trail.ts';
import { add, pointAlong, dot, leftOf, intersectLines, times, turnBetween, unitVector } from './vector.ts';

export interface Join {
  kind: 'mitre' | 'round' | 'bevel';
  /** The longest mitre, in multiples of the offset distance. */
  limit: number;
  /** Bevels corners whose mitre would be too long, as SVG does. By default, their mitres are cut square. */
  beyond?: 'bevel';
}

/** A corner with a smaller turn, in radians, needs no join. */
const MAX_EQUAL_DIRECTION_ANGLE = 0.006;

/** Returns the trail moved to its left. It may cross itself, because at inner corners it goes back to the trail. */
export function offsetToLeft(trail: Trail, reachOf: (index: number) => OffsetDistance, join: Join): Cubic[] {
  const sides = trail.pieces.map((piece, index) => offsetCubic(piece, reachOf(index)));
  const links = trail.pieces.map((piece, index): Cubic[] => {
    const isLast = index === trail.pieces.length - 1;
    const after = (index + 1) % trail.pieces.length;
    const next = trail.pieces[after];
    if (!next || (isLast && !trail.closed)) return [];
    const turn = turnBetween(directionOn(piece, 1), directionOn(next, 0));
    const distance = reachOf(index).at(1);
    if (Math.abs(turn) < MAX_EQUAL_DIRECTION_ANGLE) return [];
    if (turn * distance > 0) return createOuterJoin(piece, next, turn, distance, join);
    const here = sides[index];
    const there = sides[after];
    if (here && there && trimSidesAtIntersection(piece, next, here, there, Math.abs(distance))) return [];
    return joinThroughCorner(piece.d, here?.at(-1)?.d, there?.[0]?.a);
  });
  return sides.flatMap((side, index) => [...side, ...(links[index] ?? [])]);
}

/**
 * Ends the sides of two lines at the point where they intersect, which is their inner corner. Returns false if that is
 * impossible.
 */
function trimSidesAtIntersection(
  piece: Cubic,
  next: Cubic,
  here: Cubic[],
  there: Cubic[],
  distance: number,
): boolean {
  const last = here.at(-1);
  const first = there[0];
  if (!piece.straight || !next.straight || !last?.straight || !first?.straight) return false;
  const meet = intersectLines(last.a, directionOn(last, 0), first.a, directionOn(first, 0));
  if (!meet) return false;
  const half = turnBetween(directionOn(piece, 1), directionOn(next, 0)) / 2;
  const used = Math.abs(distance * Math.tan(half));
  if (used > 0.98 * Math.min(lengthOf(last), lengthOf(first), lengthOf(piece), lengthOf(next))) return false;
  here[here.length - 1] = lineCubic(last.a, meet);
  there[0] = lineCubic(meet, first.d);
  return true;
}

function joinThroughCorner(corner: Point, from: Point | undefined, to: Point | undefined): Cubic[] {
  return from && to ? [lineCubic(from, corner), lineCubic(corner, to)] : [];
}

function createOuterJoin(piece: Cubic, next: Cubic, turn: number, distance: number, join: Join): Cubic[] {
  const corner = piece.d;
  const before = directionOn(piece, 1);
  const after = directionOn(next, 0);
  const from = pointAlong(corner, leftOf(before), distance);
  const to = pointAlong(corner, leftOf(after), distance);
  if (join.kind === 'round') return arcFrom(corner, from, turn);
  if (join.kind === 'bevel') return [lineCubic(from, to)];
  const stretch = 1 / Math.max(Math.cos(turn / 2), 1e-6);
  if (stretch <= join.limit) {
    const tip = pointAlong(corner, unitVector(add(leftOf(before), leftOf(after))), distance * stretch);
    return [lineCubic(from, tip), lineCubic(tip, to)];
  }
  if (join.beyond === 'bevel') return [lineCubic(from, to)];
  return createCutMitre(from, to, before, after, distance, join.limit);
}

/** Returns a mitre that is cut square at the limit. Its flanks continue the edges. */
function createCutMitre(
  from: Point,
  to: Point,
  before: Point,
  after: Point,
  distance: number,
  limit: number,
): Cubic[] {
  const outward = unitVector(add(before, times(after, -1)));
  const reached = dot(leftOf(before), outward) * distance;
  const size = Math.abs(distance) * limit;
  const run = (size - reached) / Math.max(dot(before, outward), 1e-6);
  const first = pointAlong(from, before, run);
  const second = pointAlong(to, after, -run);
  return [lineCubic(from, first), lineCubic(first, second), lineCubic(second, to)].filter(
    (piece) => lengthOf(piece) > 1e-9,
  );
}

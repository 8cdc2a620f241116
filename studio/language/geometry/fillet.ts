// Finds the fillet of a corner: the arc of a circle that touches the runs on both sides.

import { directionOn, lengthOf, pointOn } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Point } from './outline.ts';
import { pointAlong, distanceBetween, cross, dot, leftOf, minus, turnBetween } from './vector.ts';

/** A turn smaller than this, in radians, is not a corner. */
export const MIN_CORNER_TURN = 0.05;
/** How many circle centres are sampled along each piece in the search for a fillet. */
const SAMPLES_PER_PIECE = 20;

/** A stretch of a trail between two successive corners that are rounded. */
export interface Run {
  pieces: readonly Cubic[];
  length: number;
}

export interface Fillet {
  /** Where the arc begins on the run before the corner, in pieces from the run's start: 1.5 is in the second piece. */
  from: number;
  /** Where the arc ends on the run after the corner, in the same unit. */
  to: number;
  centre: Point;
  /** The angle of the arc in radians. Clockwise is positive. */
  sweep: number;
  /** The length by which the arc shortens the run before the corner. */
  before: number;
  /** The length by which the arc shortens the run after the corner. */
  after: number;
}

/**
 * Returns the fillet of the requested radius, or the largest that fits. It may use at most the shares `shareBefore` and
 * `shareAfter` of the two runs. Returns null if none fits.
 */
export function findLargestFillet(
  before: Run,
  after: Run,
  turn: number,
  radius: number,
  shareBefore: number,
  shareAfter: number,
): Fillet | null {
  const fitting = Math.min(radius, largestRadiusBetweenLines(before, after, turn, shareBefore, shareAfter));
  const whole = createFillet(before, after, turn, fitting, shareBefore, shareAfter);
  if (whole) return whole;
  let best: Fillet | null = null;
  let low = 0;
  let high = radius;
  for (let round = 0; round < 10; round += 1) {
    const middle = (low + high) / 2;
    const found = createFillet(before, after, turn, middle, shareBefore, shareAfter);
    if (found) {
      best = found;
      low = middle;
    } else high = middle;
  }
  return best;
}

/** Returns the largest radius that fits between two runs if both are single lines, otherwise Infinity. */
function largestRadiusBetweenLines(
  before: Run,
  after: Run,
  turn: number,
  shareBefore: number,
  shareAfter: number,
): number {
  const isLine = (run: Run) => run.pieces.length === 1 && run.pieces[0]?.straight === true;
  if (!isLine(before) || !isLine(after)) return Infinity;
  const room = Math.min(before.length * shareBefore, after.length * shareAfter);
  return room / Math.max(Math.tan(Math.abs(turn) / 2), 1e-6);
}

function createFillet(
  before: Run,
  after: Run,
  turn: number,
  radius: number,
  shareBefore: number,
  shareAfter: number,
): Fillet | null {
  const last = before.pieces.at(-1);
  const first = after.pieces[0];
  if (!last || !first) return null;
  if (last.straight && first.straight) {
    const exact = createLineFillet(before, last, first, turn, radius);
    if (exact) return isWithinShares(exact, before, after, shareBefore, shareAfter) ? exact : null;
  }
  const found = createCurveFillet(before, after, turn, radius);
  return found && isWithinShares(found, before, after, shareBefore, shareAfter) ? found : null;
}

function isWithinShares(
  fillet: Fillet,
  before: Run,
  after: Run,
  shareBefore: number,
  shareAfter: number,
): boolean {
  return (
    fillet.before <= before.length * shareBefore + 1e-6 && fillet.after <= after.length * shareAfter + 1e-6
  );
}

/** Returns the fillet between two lines, or null if one of them is too short for it. */
function createLineFillet(
  before: Run,
  last: Cubic,
  first: Cubic,
  turn: number,
  radius: number,
): Fillet | null {
  const used = radius * Math.tan(Math.abs(turn) / 2);
  const lengthBefore = lengthOf(last);
  const lengthAfter = lengthOf(first);
  if (used > lengthBefore + 1e-6 || used > lengthAfter + 1e-6) return null;
  const start = pointAlong(last.d, directionOn(last, 1), -used);
  return {
    from: before.pieces.length - Math.min(1, used / lengthBefore),
    to: Math.min(1, used / lengthAfter),
    centre: pointAlong(start, leftOf(directionOn(last, 1)), -Math.sign(turn) * radius),
    sweep: turn,
    before: used,
    after: used,
  };
}

interface Sample {
  place: number;
  point: Point;
  /** The distance from the corner along the run. */
  length: number;
}

/** Samples the centres of the circles that touch a run on one side, starting at the corner. */
function sampleFilletCentres(run: Run, fromEnd: boolean, aside: number): Sample[] {
  const samples: Sample[] = [];
  const count = run.pieces.length;
  const smooth = countSmoothPieces(run, fromEnd);
  let length = 0;
  let last: Point | null = null;
  for (let step = 0; step <= smooth * SAMPLES_PER_PIECE; step += 1) {
    const place = fromEnd ? count - step / SAMPLES_PER_PIECE : step / SAMPLES_PER_PIECE;
    const [point, direction] = pointAndDirectionOnRun(run, place, fromEnd);
    length += last ? distanceBetween(last, point) : 0;
    last = point;
    samples.push({ place, point: pointAlong(point, leftOf(direction), aside), length });
  }
  return samples;
}

/** Counts the pieces of a run from its rounded corner up to the next corner, which stays sharp. */
function countSmoothPieces(run: Run, fromEnd: boolean): number {
  const pieces = fromEnd ? run.pieces.toReversed() : run.pieces;
  const sharp = pieces.findIndex((piece, index) => {
    const next = pieces[index + 1];
    if (!next) return true;
    const [first, second] = fromEnd ? [next, piece] : [piece, next];
    return Math.abs(turnBetween(directionOn(first, 1), directionOn(second, 0))) > MIN_CORNER_TURN;
  });
  return sharp + 1;
}

export function pointAndDirectionOnRun(run: Run, place: number, fromEnd: boolean): [Point, Point] {
  const whole = fromEnd ? Math.ceil(place) - 1 : Math.floor(place);
  const index = Math.min(run.pieces.length - 1, Math.max(0, whole));
  const piece = run.pieces[index];
  if (!piece)
    return [
      [0, 0],
      [1, 0],
    ];
  const t = Math.min(1, Math.max(0, place - index));
  return [pointOn(piece, t), directionOn(piece, t)];
}

/** Returns the fillet between any two runs. Its centre is where the circle centres of both runs first coincide. */
function createCurveFillet(before: Run, after: Run, turn: number, radius: number): Fillet | null {
  const aside = -Math.sign(turn) * radius;
  const tracksBefore = sampleFilletCentres(before, true, aside);
  const tracksAfter = sampleFilletCentres(after, false, aside);
  const hit = findFirstCrossing(tracksBefore, tracksAfter);
  if (!hit) return null;
  const [from, to] = refineCrossing(before, after, aside, hit.from, hit.to);
  const [start, startDirection] = pointAndDirectionOnRun(before, from, true);
  const [end, endDirection] = pointAndDirectionOnRun(after, to, false);
  const centre = pointAlong(start, leftOf(startDirection), aside);
  const otherCentre = pointAlong(end, leftOf(endDirection), aside);
  if (distanceBetween(centre, otherCentre) > 0.02 + radius * 0.004) return null;
  const sweep = turnBetween(startDirection, endDirection);
  if (Math.sign(sweep) !== Math.sign(turn)) return null;
  return { from, to, centre, sweep, before: hit.before, after: hit.after };
}

interface TrackCrossing {
  from: number;
  to: number;
  before: number;
  after: number;
}

function findFirstCrossing(first: readonly Sample[], second: readonly Sample[]): TrackCrossing | null {
  let best: TrackCrossing | null = null;
  for (let i = 0; i + 1 < first.length; i += 1) {
    const a = first[i];
    const b = first[i + 1];
    if (!a || !b || (best && a.length > best.before + best.after)) break;
    for (let j = 0; j + 1 < second.length; j += 1) {
      const c = second[j];
      const d = second[j + 1];
      if (!c || !d || (best && a.length + c.length > best.before + best.after)) break;
      const place = intersectSegments(a.point, b.point, c.point, d.point);
      if (!place) continue;
      const hit = {
        from: a.place + (b.place - a.place) * place[0],
        to: c.place + (d.place - c.place) * place[1],
        before: a.length + (b.length - a.length) * place[0],
        after: c.length + (d.length - c.length) * place[1],
      };
      if (!best || hit.before + hit.after < best.before + best.after) best = hit;
    }
  }
  return best;
}

function intersectSegments(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  const ab = minus(b, a);
  const cd = minus(d, c);
  const sine = cross(ab, cd);
  if (Math.abs(sine) < 1e-12) return null;
  const ac = minus(c, a);
  const s = cross(ac, cd) / sine;
  const t = cross(ac, ab) / sine;
  return s >= -1e-9 && s <= 1 + 1e-9 && t >= -1e-9 && t <= 1 + 1e-9 ? [s, t] : null;
}

/** Makes both positions exact by Newton's method. The derivatives are finite differences. */
function refineCrossing(before: Run, after: Run, aside: number, from: number, to: number): [number, number] {
  const gap = (u: number, v: number): Point => {
    const [p, pd] = pointAndDirectionOnRun(before, u, true);
    const [q, qd] = pointAndDirectionOnRun(after, v, false);
    return minus(pointAlong(p, leftOf(pd), aside), pointAlong(q, leftOf(qd), aside));
  };
  let u = from;
  let v = to;
  const h = 1e-5;
  for (let round = 0; round < 5; round += 1) {
    const here = gap(u, v);
    if (dot(here, here) < 1e-16) break;
    const du = minus(gap(u + h, v), gap(u - h, v));
    const dv = minus(gap(u, v + h), gap(u, v - h));
    const sine = cross(du, dv);
    if (Math.abs(sine) < 1e-18) break;
    const nextU = u - (2 * h * cross(here, dv)) / sine;
    const nextV = v + (2 * h * cross(here, du)) / sine;
    if (Math.abs(nextU - from) > 0.2 || Math.abs(nextV - to) > 0.2) break;
    u = Math.min(before.pieces.length, Math.max(0, nextU));
    v = Math.min(after.pieces.length, Math.max(0, nextV));
  }
  return [u, v];
}

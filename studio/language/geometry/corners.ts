// Rounds corners with fillets. A fillet is a circular arc that touches the smooth stretches on both sides of a corner.
// If the requested radius does not fit, the largest that does is used.

import { arcBetween } from './arc.ts';
import { contourOf, cubicsOf, directionOn, lengthOf, partOfCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import { MIN_CORNER_TURN, findLargestFillet, pointAndDirectionOnRun } from './fillet.ts';
import type { Fillet, Run } from './fillet.ts';
import type { Contour, Outline } from './outline.ts';
import { simplifyContour } from './simplify-outline.ts';
import type { Trail } from './trail.ts';
import { turnBetween } from './vector.ts';

/** Rounds the corners of an outline: all of them, or only the concave (`inner`) or the convex (`outer`) ones. */
export function roundCorners(outline: Outline, radius: number, only?: 'inner' | 'outer'): Outline {
  if (radius <= 0) return outline;
  return outline.map((contour): Contour => {
    const trail: Trail = { pieces: cubicsOf(contour), closed: true };
    const wanted = (_index: number, turn: number) => {
      // Ink is on the right of a contour, so a turn to the right is an outer corner.
      if (only === 'inner' && turn > 0) return 0;
      return only === 'outer' && turn < 0 ? 0 : radius;
    };
    return simplifyContour(contourOf(filletTrail(trail, wanted).pieces));
  });
}

/**
 * Rounds the corners of a trail, a path before it becomes an outline. `wanted` returns the radius for the corner
 * before piece `index`, given its turn in radians (clockwise is positive).
 */
export function filletTrail(trail: Trail, wanted: (index: number, turn: number) => number): Trail {
  const corners = findCorners(trail, wanted);
  if (corners.length === 0) return trail;
  const runs = splitIntoRuns(trail, corners);
  const runBefore = (place: number) => runs[(place + runs.length - (trail.closed ? 1 : 0)) % runs.length];
  const runAfter = (place: number) => runs[(place + (trail.closed ? 0 : 1)) % runs.length];
  const solve = (place: number, limitBefore: number, limitAfter: number): Fillet | null => {
    const corner = corners[place];
    const before = runBefore(place);
    const after = runAfter(place);
    return corner && before && after
      ? findLargestFillet(before, after, corner.turn, corner.radius, limitBefore, limitAfter)
      : null;
  };
  const first = corners.map((_, place) => solve(place, 1, 1));
  const fillets = corners.map((_, place) => {
    const limits = divideRunBetweenFillets(place, first, runBefore(place), runAfter(place), trail.closed);
    return limits ? solve(place, limits[0], limits[1]) : (first[place] ?? null);
  });
  return { pieces: joinRunsAndFillets(runs, fillets, trail.closed), closed: trail.closed };
}

interface Corner {
  index: number;
  turn: number;
  radius: number;
}

function findCorners(trail: Trail, wanted: (index: number, turn: number) => number): Corner[] {
  const corners: Corner[] = [];
  for (let index = trail.closed ? 0 : 1; index < trail.pieces.length; index += 1) {
    const before = trail.pieces[(index + trail.pieces.length - 1) % trail.pieces.length];
    const after = trail.pieces[index];
    if (!before || !after) continue;
    const turn = turnBetween(directionOn(before, 1), directionOn(after, 0));
    const radius = Math.abs(turn) > MIN_CORNER_TURN ? wanted(index, turn) : 0;
    if (radius > 0) corners.push({ index, turn, radius });
  }
  return corners;
}

/** Splits the trail into runs, the stretches between corners that are rounded. Other corners do not end a run. */
function splitIntoRuns(trail: Trail, corners: readonly Corner[]): Run[] {
  const starts = corners.map((corner) => corner.index);
  if (!trail.closed) starts.unshift(0);
  return starts.map((start, place) => {
    const next = starts[place + 1];
    let pieces: Cubic[];
    if (next !== undefined) pieces = trail.pieces.slice(start, next);
    else if (trail.closed) pieces = [...trail.pieces.slice(start), ...trail.pieces.slice(0, starts[0])];
    else pieces = trail.pieces.slice(start);
    return { pieces, length: pieces.reduce((total, piece) => total + lengthOf(piece), 0) };
  });
}

/**
 * Returns the shares of the runs before and after a corner that its fillet may use. If the fillets at both ends of a
 * run need more than its length, they share it in proportion to what they need. Returns null if all fillets fit.
 */
function divideRunBetweenFillets(
  place: number,
  first: readonly (Fillet | null)[],
  before: Run | undefined,
  after: Run | undefined,
  closed: boolean,
): [number, number] | null {
  const own = first[place];
  const last = closed ? first[(place + first.length - 1) % first.length] : first[place - 1];
  const next = closed ? first[(place + 1) % first.length] : first[place + 1];
  const share = (mine: number, other: number | undefined, run: Run | undefined): number => {
    const length = run?.length ?? 0;
    if (other === undefined || mine + other <= length + 1e-6) return 1;
    return mine / (mine + other);
  };
  const shareBefore = share(own?.before ?? 0, last?.after, before);
  const shareAfter = share(own?.after ?? 0, next?.before, after);
  return shareBefore === 1 && shareAfter === 1 ? null : [shareBefore, shareAfter];
}

/** Joins the runs, shortened at both ends, and the arcs of the fillets between them. */
function joinRunsAndFillets(
  runs: readonly Run[],
  fillets: readonly (Fillet | null)[],
  closed: boolean,
): Cubic[] {
  const pieces: Cubic[] = [];
  for (const [index, run] of runs.entries()) {
    const atStart = closed ? fillets[index] : fillets[index - 1];
    const atEnd = closed ? fillets[(index + 1) % fillets.length] : fillets[index];
    pieces.push(...partOfRun(run, atStart?.to ?? 0, atEnd?.from ?? run.pieces.length));
    const nextRun = runs[(index + 1) % runs.length];
    if (atEnd && nextRun) {
      const [start] = pointAndDirectionOnRun(run, atEnd.from, true);
      const [end] = pointAndDirectionOnRun(nextRun, atEnd.to, false);
      pieces.push(...arcBetween(atEnd.centre, start, end, atEnd.sweep));
    }
  }
  return pieces;
}

function partOfRun(run: Run, from: number, to: number): Cubic[] {
  if (to - from < 1e-6) return [];
  const pieces: Cubic[] = [];
  for (const [index, piece] of run.pieces.entries()) {
    const start = Math.max(0, from - index);
    const end = Math.min(1, to - index);
    if (end - start > 1e-6) pieces.push(partOfCubic(piece, start, end));
  }
  return pieces;
}

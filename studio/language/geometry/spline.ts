// Computes a trail (a path before it becomes an outline) through points. A point may be a corner, a rounded corner, a
// smooth point, or the middle of an arc.

import { arcBetween } from './arc.ts';
import { directionOn, lineCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import { filletTrail } from './corners.ts';
import { createClosedHobbySpline, createOpenHobbySpline } from './hobby.ts';
import type { Point } from './outline.ts';
import type { Trail } from './trail.ts';
import {
  distanceBetween,
  directionFromClockDegrees,
  cross,
  leftOf,
  intersectLines,
  minus,
  mix,
  turnBetween,
} from './vector.ts';

/**
 * A point of a trail: `[x,y]` is a corner, `[x,y,r]` a rounded corner, `[x,y,"smooth"]` or `[x,y,"smooth",clock]` a
 * smooth point, `[x,y,"via"]` the middle of an arc.
 */
export type TrailPoint =
  | readonly [x: number, y: number]
  | readonly [x: number, y: number, radius: number]
  | readonly [x: number, y: number, kind: 'smooth' | 'via']
  | readonly [x: number, y: number, kind: 'smooth', clock: number];

/** A point of the trail that is not the middle of an arc. */
interface TrailStop {
  at: Point;
  corner: boolean;
  radius: number;
  /** The direction of the trail here, if it is given. */
  direction: Point | null;
  /** The middle of the arc to the next stop. Null if no arc follows. */
  via: Point | null;
}

export function createTrailThrough(points: readonly TrailPoint[], closed: boolean, bend = 0): Trail {
  const stops = createStops(points, closed);
  const spans = splitIntoSpans(stops, closed);
  if (spans.length === 0) return { pieces: [], closed };
  const radii = new Map<number, number>();
  const pieces: Cubic[] = [];
  for (const span of spans) {
    if (span.corner) radii.set(pieces.length, span.radius > 0 ? span.radius : bend);
    pieces.push(...span.pieces);
  }
  return filletTrail({ pieces, closed }, (index) => radii.get(index) ?? 0);
}

/** Creates the stops. A `via` point becomes a property of the stop before it; coincident points become one stop. */
function createStops(points: readonly TrailPoint[], closed: boolean): TrailStop[] {
  const stops: TrailStop[] = [];
  for (const [index, point] of points.entries()) {
    const at: Point = [point[0], point[1]];
    const last = stops.at(-1);
    const isInside = closed ? stops.length > 0 : stops.length > 0 && index < points.length - 1;
    if (point[2] === 'via' && isInside && last && !last.via) {
      last.via = at;
      continue;
    }
    if (last && !last.via && distanceBetween(last.at, at) < 1e-4) continue;
    const smooth = point[2] === 'smooth' || point[2] === 'via';
    const heading = point[3];
    stops.push({
      at,
      corner: !smooth,
      radius: typeof point[2] === 'number' ? point[2] : 0,
      direction: smooth && heading !== undefined ? directionFromClockDegrees(heading) : null,
      via: null,
    });
  }
  const first = stops[0];
  const last = stops.at(-1);
  if (closed && first && last && stops.length > 1 && !last.via && distanceBetween(first.at, last.at) < 1e-4)
    stops.pop();
  takeArcDirections(stops, closed);
  return stops;
}

/** Sets the direction of smooth stops at the ends of an arc to that of the arc. */
function takeArcDirections(stops: readonly TrailStop[], closed: boolean): void {
  for (const [index, stop] of stops.entries()) {
    const next = closed ? stops[(index + 1) % stops.length] : stops[index + 1];
    if (!stop.via || !next) continue;
    const arc = createArcThrough(stop.at, stop.via, next.at);
    const first = arc[0];
    const last = arc.at(-1);
    if (!first || !last) continue;
    if (!stop.corner) stop.direction ??= directionOn(first, 0);
    if (!next.corner) next.direction ??= directionOn(last, 1);
  }
}

interface TrailSpan {
  pieces: Cubic[];
  /** Whether the span starts at a corner. */
  corner: boolean;
  /** The radius of that corner. */
  radius: number;
}

/** Splits the trail at corners, at given directions and at arcs, and computes the curves of each span separately. */
function splitIntoSpans(stops: readonly TrailStop[], closed: boolean): TrailSpan[] {
  if (stops.length < 2) return [];
  const fixed = [...stops.keys()].filter((index) => isFixed(stops, index, closed));
  const first = fixed[0];
  if (first === undefined) {
    return [{ pieces: createClosedHobbySpline(stops.map((stop) => stop.at)), corner: false, radius: 0 }];
  }
  const ends = closed ? [...fixed, first + stops.length] : fixed;
  const spans: TrailSpan[] = [];
  for (const [place, from] of ends.slice(0, -1).entries()) {
    const to = ends[place + 1] ?? from;
    const members = Array.from({ length: to - from + 1 }, (_, step) => stops[(from + step) % stops.length]);
    const run = members.filter((stop) => stop !== undefined);
    const start = run[0];
    if (start) spans.push({ pieces: createRunPieces(run), corner: start.corner, radius: start.radius });
  }
  return spans;
}

function isFixed(stops: readonly TrailStop[], index: number, closed: boolean): boolean {
  const stop = stops[index];
  if (!stop) return false;
  if (!closed && (index === 0 || index === stops.length - 1)) return true;
  const before = stops[(index + stops.length - 1) % stops.length];
  return stop.corner || stop.direction !== null || stop.via !== null || before?.via != null;
}

function createRunPieces(run: readonly TrailStop[]): Cubic[] {
  const first = run[0];
  const last = run.at(-1);
  if (!first || !last) return [];
  if (first.via && run.length === 2) return createArcThrough(first.at, first.via, last.at);
  const noCurve = run.length === 2 && first.direction === null && last.direction === null;
  if (noCurve) return [lineCubic(first.at, last.at)];
  return createOpenHobbySpline(
    run.map((stop) => stop.at),
    first.direction,
    last.direction,
  );
}

/** Returns the circular arc through three points, or a line if they are collinear. */
function createArcThrough(from: Point, via: Point, to: Point): Cubic[] {
  const bow = cross(minus(via, from), minus(to, from));
  const first = minus(via, from);
  const second = minus(to, via);
  const centre = intersectLines(mix(from, via, 0.5), leftOf(first), mix(via, to, 0.5), leftOf(second));
  if (!centre || Math.abs(bow) < 1e-3 || distanceBetween(centre, from) > 4000) {
    return distanceBetween(from, to) > 1e-6 ? [lineCubic(from, to)] : [];
  }
  const clockwise = bow < 0 ? -1 : 1;
  const sweep = turnBetween(minus(from, centre), minus(to, centre));
  return arcBetween(centre, from, to, sweepWithSign(sweep, clockwise));
}

/** Returns the sweep that ends at the same angle but has the requested sign: 1 for clockwise, -1 for anticlockwise. */
function sweepWithSign(sweep: number, clockwise: number): number {
  if (Math.sign(sweep) === clockwise) return sweep;
  return sweep + clockwise * 2 * Math.PI;
}

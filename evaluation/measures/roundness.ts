import type { Contour, Segment, Point } from '../svg/contour.ts';
import { pointOnSegment } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf, inkFrame } from '../svg/read-drawing.ts';

/** As a share of the mark's height. A bend with a smaller radius looks like a corner. */
const MIN_ROUND_RADIUS = 0.04;
const STEPS = 24;

const headingOf = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);

/** Returns the turn from one heading to another, between -π and π. */
const turnBetween = (before: number, after: number): number => {
  const turn = after - before;
  return Math.atan2(Math.sin(turn), Math.cos(turn));
};

const SAME_POINT_DISTANCE = 1e-6;
const isApart = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) > SAME_POINT_DISTANCE;

/** Returns the direction of a curve at `t`. At the ends, control points that coincide with the end are skipped. */
const headingAt = (segment: Segment, t: number): number => {
  const { from, control1, control2, to } = segment;
  if (t === 0) return headingOf(from, [control1, control2, to].find((spot) => isApart(from, spot)) ?? to);
  if (t === 1) return headingOf([control2, control1, from].find((spot) => isApart(to, spot)) ?? from, to);
  return headingOf(pointOnSegment(segment, t - 1e-4), pointOnSegment(segment, t + 1e-4));
};

/** Angles in radians. */
interface TurningSum {
  /** Turning in bends of a visible radius. */
  round: number;
  all: number;
}

/** Adds up the turning in small steps, so that a tight bend inside a long curve counts as tight. */
const measureTurningWithinCurve = (segment: Segment, minRadius: number): TurningSum => {
  const turning: TurningSum = { round: 0, all: 0 };
  for (let step = 0; step < STEPS; step += 1) {
    const [t0, t1] = [step / STEPS, (step + 1) / STEPS];
    const turn = Math.abs(turnBetween(headingAt(segment, t0), headingAt(segment, t1)));
    const [from, to] = [pointOnSegment(segment, t0), pointOnSegment(segment, t1)];
    turning.all += turn;
    if (Math.hypot(to.x - from.x, to.y - from.y) >= minRadius * turn) turning.round += turn;
  }
  return turning;
};

/** Returns the angle at which a segment meets the next one. */
const measureTurnAtKnot = (contour: Contour, index: number): number => {
  const [segment, next] = [contour[index], contour[(index + 1) % contour.length]];
  if (segment === undefined || next === undefined) return 0;
  return Math.abs(turnBetween(headingAt(segment, 1), headingAt(next, 0)));
};

/** Returns the share of all turning that is in bends of a visible radius: 1 for a disc, 0 for a square. */
export const measureRoundness = (shapes: readonly Shape[]): number => {
  const frame = inkFrame(shapes);
  if (frame === null) return 0;
  let [round, all] = [0, 0];
  for (const contour of contoursOf(shapes)) {
    contour.forEach((segment, index) => {
      all += measureTurnAtKnot(contour, index);
      if (segment.straight) return;
      const within = measureTurningWithinCurve(segment, MIN_ROUND_RADIUS * frame.height);
      round += within.round;
      all += within.all;
    });
  }
  return all === 0 ? 0 : round / all;
};

// Converts a trail with a width to an outline.

import { arcFrom } from './arc.ts';
import { loopsOf } from './boolean.ts';
import { signedArea } from './bounds.ts';
import { contourOf, lineCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import { pushChords } from './flatten.ts';
import type { Polygon } from './flatten.ts';
import { constantReach } from './offset-curve.ts';
import type { Reach } from './offset-curve.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { EMPTY } from './outline.ts';
import { distanceToPolygons } from './polygon.ts';
import { leftSide } from './side.ts';
import type { Join } from './side.ts';
import { orientContours } from './simple.ts';
import { simplifyOutline } from './simplify-outline.ts';
import { endDirection, reversedTrail } from './trail.ts';
import type { Trail } from './trail.ts';
import { along, leftOf } from './vector.ts';

export type Cap = 'flat' | 'round' | 'point' | 'slant';

/** Corners of strokes stay pointed down to about 29 degrees. */
const STROKE_JOIN: Join = { kind: 'mitre', limit: 4 };

export function stroke(trail: Trail, width: number, cap: Cap = 'flat'): Outline {
  const reach = constantReach(width / 2);
  return strokeWith(trail, () => reach, width / 2, width / 2, cap, width / 2);
}

/**
 * Draws a stroke with half width `reachOf` for each piece, and widths `start` and `end` at its ends. `least` is the
 * smallest half width: holes nearer to the trail than that are leftovers of tight bends.
 */
export function strokeWith(
  trail: Trail,
  reachOf: (index: number) => Reach,
  start: number,
  end: number,
  cap: Cap,
  least: number,
): Outline {
  if (trail.pieces.length === 0) return EMPTY;
  const back = reversedTrail(trail);
  const last = trail.pieces.length - 1;
  const backReach = (index: number) => mirroredReach(reachOf(last - index));
  const left = leftSide(trail, reachOf, STROKE_JOIN);
  const right = leftSide(back, backReach, STROKE_JOIN);
  const raw: Outline = trail.closed
    ? [contourOf(left), contourOf(right)]
    : [contourOf([...left, ...capPieces(trail, end, cap), ...right, ...capPieces(back, start, cap)])];
  const onlyLine = !trail.closed && trail.pieces.length === 1 && trail.pieces[0]?.straight;
  return simplifyOutline(onlyLine ? raw : withoutCrossings(raw, trail, least));
}

function mirroredReach(reach: Reach): Reach {
  const slope = reach.slope;
  if (!slope) return reach;
  return { at: (t) => reach.at(1 - t), slope: (t) => -slope(1 - t) };
}

/** Returns the cap from the left corner of the trail's end around to its right corner. */
function capPieces(trail: Trail, half: number, cap: Cap): Cubic[] {
  const end = trail.pieces.at(-1)?.d;
  if (!end || half < 0.05) return [];
  const direction = endDirection(trail);
  const left: Point = along(end, leftOf(direction), half);
  const right: Point = along(end, leftOf(direction), -half);
  if (cap === 'round') return arcFrom(end, left, Math.PI);
  if (cap === 'flat') return [lineCubic(left, right)];
  const tip = cap === 'point' ? along(end, direction, half) : along(left, direction, half);
  return [lineCubic(left, tip), lineCubic(tip, right)];
}

/** Splits crossings and drops holes left by tight bends. */
function withoutCrossings(raw: Outline, trail: Trail, least: number): Outline {
  const loops = loopsOf(raw);
  const holes = loops.filter((loop) => signedArea(loop) < 0);
  if (holes.length === 0) return orientContours(loops);
  const polyline = [polylineOf(trail)];
  return orientContours(loops.filter((loop) => signedArea(loop) > 0 || standsOff(loop, polyline, least)));
}

function standsOff(loop: Contour, polyline: readonly Polygon[], least: number): boolean {
  const clear = loop.filter((knot) => distanceToPolygons(knot.at, polyline) > least * 0.97 - 0.02);
  return clear.length * 2 > loop.length;
}

/** Returns a polygon that runs along the trail and back, so that an open trail is closed without an extra chord. */
function polylineOf(trail: Trail): Polygon {
  const points: number[] = [];
  const first = trail.pieces[0];
  if (first) points.push(first.a[0], first.a[1]);
  for (const piece of trail.pieces) pushChords(points, piece, 0.02);
  if (!trail.closed) for (const piece of reversedTrail(trail).pieces) pushChords(points, piece, 0.02);
  return Float64Array.from(points);
}

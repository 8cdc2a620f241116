// Strokes a trail: creates the outline of a line of a certain width along it.

import { arcFrom } from './arc.ts';
import { splitIntoLoops } from './boolean.ts';
import { signedArea } from './bounds.ts';
import { contourOf, lineCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import { pushChords } from './flatten.ts';
import type { Polygon } from './flatten.ts';
import { createConstantOffset } from './offset-curve.ts';
import type { OffsetDistance } from './offset-curve.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { EMPTY_OUTLINE } from './outline.ts';
import { distanceToPolygons } from './polygon.ts';
import { offsetToLeft } from './side.ts';
import type { Join } from './side.ts';
import { orientContours } from './simple.ts';
import { simplifyOutline } from './simplify-outline.ts';
import { directionAtEnd, reverseTrail } from './trail.ts';
import type { Trail } from './trail.ts';
import { pointAlong, leftOf } from './vector.ts';

export type Cap = 'flat' | 'round' | 'point' | 'slant';

/** The corners of strokes are pointed, unless they are sharper than about 29 degrees. */
const STROKE_JOIN: Join = { kind: 'mitre', limit: 4 };

export function strokeTrail(trail: Trail, width: number, cap: Cap = 'flat'): Outline {
  const reach = createConstantOffset(width / 2);
  return strokeWithVaryingWidth(trail, () => reach, width / 2, width / 2, cap, width / 2);
}

/**
 * Strokes a trail with a changing width. `reachOf` gives half the width along each piece, `start` and `end` are half
 * the widths at the ends, and `least` is half the smallest width. A hole nearer to the trail than `least` is an
 * artefact of a tight bend and is removed.
 */
export function strokeWithVaryingWidth(
  trail: Trail,
  reachOf: (index: number) => OffsetDistance,
  start: number,
  end: number,
  cap: Cap,
  least: number,
): Outline {
  if (trail.pieces.length === 0) return EMPTY_OUTLINE;
  const back = reverseTrail(trail);
  const last = trail.pieces.length - 1;
  const backReach = (index: number) => mirrorOffset(reachOf(last - index));
  const left = offsetToLeft(trail, reachOf, STROKE_JOIN);
  const right = offsetToLeft(back, backReach, STROKE_JOIN);
  const raw: Outline = trail.closed
    ? [contourOf(left), contourOf(right)]
    : [
        contourOf([
          ...left,
          ...createCapPieces(trail, end, cap),
          ...right,
          ...createCapPieces(back, start, cap),
        ]),
      ];
  const onlyLine = !trail.closed && trail.pieces.length === 1 && trail.pieces[0]?.straight;
  return simplifyOutline(onlyLine ? raw : removeCrossings(raw, trail, least));
}

/** Returns the offset distance for the reversed curve. */
function mirrorOffset(reach: OffsetDistance): OffsetDistance {
  const slope = reach.slope;
  if (!slope) return reach;
  return { at: (t) => reach.at(1 - t), slope: (t) => -slope(1 - t) };
}

/** Returns the cap at the end of the trail, from its left corner to its right corner. */
function createCapPieces(trail: Trail, half: number, cap: Cap): Cubic[] {
  const end = trail.pieces.at(-1)?.d;
  if (!end || half < 0.05) return [];
  const direction = directionAtEnd(trail);
  const left: Point = pointAlong(end, leftOf(direction), half);
  const right: Point = pointAlong(end, leftOf(direction), -half);
  if (cap === 'round') return arcFrom(end, left, Math.PI);
  if (cap === 'flat') return [lineCubic(left, right)];
  const tip = cap === 'point' ? pointAlong(end, direction, half) : pointAlong(left, direction, half);
  return [lineCubic(left, tip), lineCubic(tip, right)];
}

/** Removes crossings, and the holes that tight bends leave. */
function removeCrossings(raw: Outline, trail: Trail, least: number): Outline {
  const loops = splitIntoLoops(raw);
  const holes = loops.filter((loop) => signedArea(loop) < 0);
  if (holes.length === 0) return orientContours(loops);
  const polyline = [polylineOf(trail)];
  return orientContours(loops.filter((loop) => signedArea(loop) > 0 || isRealHole(loop, polyline, least)));
}

/** Whether most knots of a hole are at least `least` away from the trail. */
function isRealHole(loop: Contour, polyline: readonly Polygon[], least: number): boolean {
  const clear = loop.filter((knot) => distanceToPolygons(knot.at, polyline) > least * 0.97 - 0.02);
  return clear.length * 2 > loop.length;
}

/** Returns the trail as a closed polygon. An open trail goes along the line and back, so that closing adds no chord. */
function polylineOf(trail: Trail): Polygon {
  const points: number[] = [];
  const first = trail.pieces[0];
  if (first) points.push(first.a[0], first.a[1]);
  for (const piece of trail.pieces) pushChords(points, piece, 0.02);
  if (!trail.closed) for (const piece of reverseTrail(trail).pieces) pushChords(points, piece, 0.02);
  return Float64Array.from(points);
}

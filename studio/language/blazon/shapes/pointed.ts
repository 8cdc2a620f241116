import { resolveSelfOverlaps } from '../../geometry/boolean.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { createTrailThrough } from '../../geometry/spline.ts';
import type { TrailPoint } from '../../geometry/spline.ts';
import { contourOfTrail } from '../../geometry/trail.ts';
import { pointAlong, directionFromClockDegrees } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';

/** Draws a closed contour through points. Authors' points may cross or run anticlockwise, which is corrected. */
function closeContourThrough(points: readonly TrailPoint[], round: number): Outline {
  const trail = createTrailThrough(points, true, round);
  return trail.pieces.length < 2 ? EMPTY_OUTLINE : resolveSelfOverlaps([contourOfTrail(trail)]);
}

export function polygon({ points, round = 0 }: ShapeArguments<'polygon'>): Outline {
  return closeContourThrough(points, round);
}

export function curve({ points }: ShapeArguments<'curve'>): Outline {
  return closeContourThrough(points, 0);
}

export function star({ at, n, r, inner, turn = 0, round = 0 }: ShapeArguments<'star'>): Outline {
  if (r <= 0) return EMPTY_OUTLINE;
  const corners: Point[] = [];
  for (let index = 0; index < n; index += 1) {
    const angle = turn + (index * 360) / n;
    corners.push(pointAlong(at, directionFromClockDegrees(angle), r));
    if (inner !== undefined) corners.push(pointAlong(at, directionFromClockDegrees(angle + 180 / n), inner));
  }
  return closeContourThrough(corners, round);
}

/** How far a half-plane extends: far beyond the field. */
const HALF_PLANE_SIZE = 1500;

export function half({ through, facing }: ShapeArguments<'half'>): Outline {
  const ahead = directionFromClockDegrees(facing);
  const right = directionFromClockDegrees(facing + 90);
  const from = pointAlong(through, right, -HALF_PLANE_SIZE);
  const to = pointAlong(through, right, HALF_PLANE_SIZE);
  const corners = [
    from,
    pointAlong(from, ahead, HALF_PLANE_SIZE),
    pointAlong(to, ahead, HALF_PLANE_SIZE),
    to,
  ];
  return [corners.map((at) => ({ at, in: null, out: null }))];
}

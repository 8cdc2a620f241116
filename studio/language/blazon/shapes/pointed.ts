import { resolve } from '../../geometry/boolean.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import { trailThrough } from '../../geometry/spline.ts';
import type { TrailPoint } from '../../geometry/spline.ts';
import { trailContour } from '../../geometry/trail.ts';
import { along, clock } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';

/** Closes a contour. A hand-drawn contour may cross itself or run the wrong way, so it is cleaned up. */
function closedThrough(points: readonly TrailPoint[], round: number): Outline {
  const trail = trailThrough(points, true, round);
  return trail.pieces.length < 2 ? EMPTY : resolve([trailContour(trail)]);
}

export function polygon({ points, round = 0 }: ShapeArguments<'polygon'>): Outline {
  return closedThrough(points, round);
}

export function curve({ points }: ShapeArguments<'curve'>): Outline {
  return closedThrough(points, 0);
}

export function star({ at, n, r, inner, turn = 0, round = 0 }: ShapeArguments<'star'>): Outline {
  if (r <= 0) return EMPTY;
  const corners: Point[] = [];
  for (let index = 0; index < n; index += 1) {
    const angle = turn + (index * 360) / n;
    corners.push(along(at, clock(angle), r));
    if (inner !== undefined) corners.push(along(at, clock(angle + 180 / n), inner));
  }
  return closedThrough(corners, round);
}

/** A distance far beyond the field. */
const FAR = 1500;

export function half({ through, facing }: ShapeArguments<'half'>): Outline {
  const ahead = clock(facing);
  const right = clock(facing + 90);
  const from = along(through, right, -FAR);
  const to = along(through, right, FAR);
  const corners = [from, along(from, ahead, FAR), along(to, ahead, FAR), to];
  return [corners.map((at) => ({ at, in: null, out: null }))];
}

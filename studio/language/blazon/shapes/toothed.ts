import { arcFrom, ellipseContour } from '../../geometry/arc.ts';
import { resolveSelfOverlaps } from '../../geometry/boolean.ts';
import { contourOf, lineCubic } from '../../geometry/cubic.ts';
import type { Cubic } from '../../geometry/cubic.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { createTrailThrough } from '../../geometry/spline.ts';
import type { TrailPoint } from '../../geometry/spline.ts';
import { contourOfTrail } from '../../geometry/trail.ts';
import { reverseContour, scalingAround, transformOutline } from '../../geometry/transform.ts';
import { pointAlong, directionFromClockDegrees } from '../../geometry/vector.ts';
import type { ShapeArguments } from '../language.ts';
import { convertRadiiToPair } from './round-shapes.ts';

/** Draws a disc with round lobes. Without `turn`, one lobe points up. Between lobes, the edge is `depth` further in. */
export function scallop({ at, r, n, depth, turn = 0 }: ShapeArguments<'scallop'>): Outline {
  const [rx, ry] = convertRadiiToPair(r);
  if (rx <= 0 || ry <= 0) return EMPTY_OUTLINE;
  if (depth < 0.05) return [ellipseContour(at, rx, ry)];
  const dip = Math.max(rx - depth, rx * 0.15);
  const points: TrailPoint[] = [];
  for (let index = 0; index < n; index += 1) {
    const angle = turn + ((index - 0.5) * 360) / n;
    const valley = pointAlong(at, directionFromClockDegrees(angle), dip);
    const top = pointAlong(at, directionFromClockDegrees(angle + 180 / n), rx);
    points.push(valley, [top[0], top[1], 'via']);
  }
  // Deep lobes overlap each other.
  const round = resolveSelfOverlaps([contourOfTrail(createTrailThrough(points, true))]);
  return rx === ry ? round : transformOutline(round, scalingAround(1, ry / rx, at));
}

/** The width of a tooth at its tip, as a share of the angle from one tooth to the next. */
const TOOTH_TIP_WIDTH = 0.4;
/** The width of a tooth at its root, as a share of the same angle. */
const TOOTH_ROOT_WIDTH = 0.58;

export function gear({ at, r, n, depth, hole = 0, turn = 0 }: ShapeArguments<'gear'>): Outline {
  if (r <= 0) return EMPTY_OUTLINE;
  const root = Math.max(r - depth, r * 0.2);
  const pitch = 360 / n;
  const pieces: Cubic[] = [];
  for (let index = 0; index < n; index += 1) {
    const angle = turn + index * pitch;
    const foot = pointAlong(at, directionFromClockDegrees(angle - (pitch * TOOTH_ROOT_WIDTH) / 2), root);
    const tip = pointAlong(at, directionFromClockDegrees(angle - (pitch * TOOTH_TIP_WIDTH) / 2), r);
    const tipArc = arcFrom(at, tip, (pitch * TOOTH_TIP_WIDTH * Math.PI) / 180);
    const tipEnd: Point = tipArc.at(-1)?.d ?? tip;
    const footEnd = pointAlong(at, directionFromClockDegrees(angle + (pitch * TOOTH_ROOT_WIDTH) / 2), root);
    const rootArc = arcFrom(at, footEnd, (pitch * (1 - TOOTH_ROOT_WIDTH) * Math.PI) / 180);
    pieces.push(lineCubic(foot, tip), ...tipArc, lineCubic(tipEnd, footEnd), ...rootArc);
  }
  const teeth = contourOf(pieces);
  if (hole <= 0 || hole >= root) return [teeth];
  return [teeth, reverseContour(ellipseContour(at, hole, hole))];
}

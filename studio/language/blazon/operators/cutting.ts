import { intersect, subtract, unite } from '../../geometry/boolean.ts';
import { boundingBoxOf } from '../../geometry/bounds.ts';
import type { Box, Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { translationBy, transformOutline } from '../../geometry/transform.ts';
import {
  pointAlong,
  distanceBetween,
  directionFromClockDegrees,
  dot,
  leftOf,
  minus,
  times,
} from '../../geometry/vector.ts';
import type { OperatorArguments } from '../language.ts';
import { FIELD_CENTRE } from './placing.ts';
import { resolveLine } from './resolve-line.ts';

const centreOfBox = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const diagonalOfBox = (box: Box): number => distanceBetween([box.left, box.top], [box.right, box.bottom]) + 2;

/**
 * Returns a rectangle along a line. It extends by `left` and `right` to the sides of the line, by `back` behind the
 * point `through`, and by `ahead` in front of it.
 */
function createStrip(
  through: Point,
  direction: Point,
  left: number,
  right: number,
  back: number,
  ahead: number,
): Outline {
  const start = pointAlong(through, direction, -back);
  const end = pointAlong(through, direction, ahead);
  const side = leftOf(direction);
  const corners = [
    pointAlong(start, side, left),
    pointAlong(end, side, left),
    pointAlong(end, side, -right),
    pointAlong(start, side, -right),
  ];
  return [corners.map((at) => ({ at, in: null, out: null }))];
}

/** Returns a strip along a line that crosses the whole box. */
function createStripAcross(box: Box, through: Point, direction: Point, left: number, right: number): Outline {
  const middle = pointAlong(through, direction, dot(minus(centreOfBox(box), through), direction));
  const reach = diagonalOfBox(box);
  return createStrip(middle, direction, left, right, reach, reach);
}

export function cut({ line, gap, offsets = [0] }: OperatorArguments<'cut'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  let left = running;
  for (const offset of offsets) {
    const box = boundingBoxOf(left);
    if (!box || gap <= 0) return left;
    const beside = pointAlong(through, leftOf(direction), -offset);
    left = subtract(left, createStripAcross(box, beside, direction, gap / 2, gap / 2));
  }
  return left;
}

export function rays(args: OperatorArguments<'rays'>, running: Outline): Outline {
  const { through, from = 0, n, gap, oneWay = false } = args;
  const box = boundingBoxOf(running);
  if (!box || gap <= 0) return running;
  const reach = diagonalOfBox(box) + distanceBetween(through, centreOfBox(box));
  const step = (oneWay ? 360 : 180) / n;
  let left = running;
  // The strips are cut one after the other, because uniting strips that all cross in one point is numerically
  // unstable.
  for (let index = 0; index < n; index += 1) {
    const direction = directionFromClockDegrees(from + index * step);
    left = subtract(left, createStrip(through, direction, gap / 2, gap / 2, oneWay ? 0 : reach, reach));
  }
  return left;
}

export function slide({ line, by, gap = 0 }: OperatorArguments<'slide'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  const box = boundingBoxOf(running);
  if (!box) return EMPTY_OUTLINE;
  const far = diagonalOfBox(box) + distanceBetween(through, centreOfBox(box));
  const right = createStripAcross(box, through, direction, -gap / 2, far);
  const left = createStripAcross(box, through, direction, far, -gap / 2);
  const moved = transformOutline(intersect(running, right), translationBy(times(direction, by)));
  return unite(intersect(running, left), moved);
}

/**
 * The maximum number of stripes. If there would be more, the distance between them is increased, because they would
 * look like a texture.
 */
const MAX_STRIPES = 60;

/** Cuts the shape into stripes, one of them centred on `about`. */
export function stripes(
  { angle, width, gap, about }: OperatorArguments<'stripes'>,
  running: Outline,
): Outline {
  const box = boundingBoxOf(running);
  if (!box || width <= 0) return EMPTY_OUTLINE;
  if (gap <= 0) return running;
  const direction = directionFromClockDegrees(angle);
  const centre = about ?? FIELD_CENTRE;
  const off = dot(minus(centreOfBox(box), centre), leftOf(direction));
  const reach = diagonalOfBox(box) / 2;
  const pitch = Math.max(width + gap, (2 * reach) / MAX_STRIPES);
  const kept: Outline[] = [];
  for (let index = Math.floor((off - reach) / pitch); index <= Math.ceil((off + reach) / pitch); index += 1) {
    const middle = pointAlong(centre, leftOf(direction), index * pitch);
    kept.push(createStripAcross(box, middle, direction, width / 2, width / 2));
  }
  return intersect(running, kept.flat());
}

// Tests whether contours cross themselves or each other, or overlap. Curves are approximated by short segments; a ring
// is one contour as a closed list of segments.

import { doBoxesMeet } from '../language/geometry/bounds.ts';
import { flatten } from '../language/geometry/flatten.ts';
import type { Box, Outline, Point } from '../language/geometry/outline.ts';

/** How far a segment may deviate from its curve, relative to the outline's longer side. */
const CHORD_TOLERANCE = 0.0012;

interface RingSegment {
  from: Point;
  to: Point;
  box: Box;
}

type Ring = readonly RingSegment[];

const createRing = (polygon: ArrayLike<number>): Ring => {
  const points: Point[] = [];
  for (let index = 0; index < polygon.length; index += 2)
    points.push([polygon[index] ?? 0, polygon[index + 1] ?? 0]);
  return points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const box = {
      left: Math.min(from[0], to[0]),
      right: Math.max(from[0], to[0]),
      top: Math.min(from[1], to[1]),
      bottom: Math.max(from[1], to[1]),
    };
    return { from, to, box };
  });
};

/** Returns a number whose sign tells on which side of the line from `from` to `to` the point lies. */
const sideOfLine = (from: Point, to: Point, point: Point): number =>
  (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);

/** Whether two segments cross. Touching at an end does not count. */
const doSegmentsCross = (one: RingSegment, other: RingSegment): boolean =>
  doBoxesMeet(one.box, other.box) &&
  sideOfLine(one.from, one.to, other.from) * sideOfLine(one.from, one.to, other.to) < 0 &&
  sideOfLine(other.from, other.to, one.from) * sideOfLine(other.from, other.to, one.to) < 0;

const boundingBoxOfRing = (ring: Ring): Box => ({
  left: Math.min(...ring.map((piece) => piece.box.left)),
  right: Math.max(...ring.map((piece) => piece.box.right)),
  top: Math.min(...ring.map((piece) => piece.box.top)),
  bottom: Math.max(...ring.map((piece) => piece.box.bottom)),
});

/** Returns twice the signed area. It is positive for an outer contour and negative for a hole. */
const doubleAreaOf = (ring: Ring): number =>
  ring.reduce((sum, { from, to }) => sum + from[0] * to[1] - to[0] * from[1], 0);

/** Returns how often a ring runs around a point. Clockwise turns on screen count as positive. */
const windingNumberOf = (ring: Ring, [x, y]: Point): number => {
  let winding = 0;
  for (const { from, to } of ring) {
    if (from[1] > y === to[1] > y) continue;
    if (x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0])
      winding += to[1] > from[1] ? 1 : -1;
  }
  return winding;
};

const crossesItself = (ring: Ring): boolean =>
  ring.some((one, index) => ring.some((other, place) => place > index + 1 && doSegmentsCross(one, other)));

/** Whether an outer contour lies inside another one, or a hole is not inside exactly one outer contour. */
const isMisplaced = (ring: Ring, others: readonly Ring[]): boolean => {
  const [first] = ring;
  if (first === undefined) return false;
  const around = others.reduce((sum, other) => sum + windingNumberOf(other, first.from), 0);
  return around !== (doubleAreaOf(ring) > 0 ? 0 : 1);
};

/** Whether contours cross or overlap, so that the even-odd rule would not paint the same as the non-zero rule. */
export const doContoursCross = (outline: Outline): boolean => {
  const points = outline.flatMap((contour) => contour.map((knot) => knot.at));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (points.length === 0 || !(size > 0)) return false;
  const rings = flatten(outline, size * CHORD_TOLERANCE).map(createRing);
  const boxes = rings.map(boundingBoxOfRing);
  return rings.some((ring, index) => {
    const box = boxes[index];
    const near = rings.filter((_, place) => place !== index && box && doBoxesMeet(box, boxes[place] ?? box));
    if (crossesItself(ring) || isMisplaced(ring, near)) return true;
    return near.some((other) => ring.some((one) => other.some((each) => doSegmentsCross(one, each))));
  });
};

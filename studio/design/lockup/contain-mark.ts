// Draws a container around the mark: an outline at a distance, or a filled shape from which the mark is cut out. The
// mark itself is only scaled, never redrawn.

import type { Fill, Lockup } from '../../language/blazon/blazon.ts';
import { ellipseContour } from '../../language/geometry/arc.ts';
import { reverseContour } from '../../language/geometry/transform.ts';
import type { Box, Contour, Point } from '../../language/geometry/outline.ts';
import { flatten } from '../../language/geometry/flatten.ts';
import { roundedBoxContour, shieldContour } from '../../language/geometry/boxes.ts';
import { cutMarkOut } from './cut-out-mark.ts';
import { heightOf, moveFills, widthOf } from './ink.ts';
import { type ScaledMark, scaleMark } from './scale-mark.ts';

type Container = NonNullable<Lockup['container']>;

/** The distance between the mark and the outline, in mark heights. */
const FRAME_GAP = 0.13;
/** The distance between the mark and the edge of a filled shape, in mark heights. */
const FIELD_GAP = 0.13;
/** The width of the outline, in mark heights. */
const FRAME_LINE_WIDTH = 0.075;

/** How much taller a container is than a mark without one. At the same height, its content would look too small. */
const FRAME_ENLARGEMENT = 1.28;

export const containMark = (mark: readonly Fill[], container: Container, markHeight: number): ScaledMark => {
  const height = markHeight * FRAME_ENLARGEMENT;
  const sample = scaleMark(mark, 100);
  const inner = scaleMark(mark, (100 * height) / heightOf(createFrameAround(sample, container, 100).outer));
  const innerHeight = heightOf(inner.box);
  const { outer, contour } = createFrameAround(inner, container, innerHeight);
  const role = mark.find((fill) => fill.role !== 'none')?.role ?? 'lead';
  const dx = Math.round(-outer.left);
  const dy = Math.round(-outer.top);
  const place = (fills: readonly Fill[]): Fill[] => moveFills(fills, dx, dy);
  const box = {
    left: outer.left + dx,
    top: outer.top + dy,
    right: outer.right + dx,
    bottom: outer.bottom + dy,
  };
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  if (!container.filled) {
    const line = FRAME_LINE_WIDTH * innerHeight;
    const frame: Fill = {
      name: 'container',
      role,
      outline: [contour(0), reverseContour(contour(line))],
    };
    return { fills: place([frame, ...inner.fills]), box, centre };
  }
  const field: Fill = { name: 'container', role, outline: [contour(0)] };
  const cut = cutMarkOut(field, inner.fills, innerHeight * 0.06);
  return { fills: place([cut.ground, ...cut.painted]), box, centre };
};

interface Frame {
  outer: Box;
  /** Returns the contour at this distance inside the frame's outer edge. */
  contour(inset: number): Contour;
}

const createFrameAround = (mark: ScaledMark, container: Container, tall: number): Frame => {
  const off = (container.filled ? FIELD_GAP : FRAME_GAP + FRAME_LINE_WIDTH) * tall;
  switch (container.shape) {
    case 'circle':
      return createCircleAround(mark, off);
    case 'square':
      return createSquareAround(mark, off);
    case 'shield':
      return createShieldAround(mark, off);
  }
};

const createCircleAround = (mark: ScaledMark, off: number): Frame => {
  const { centre, radius } = findEnclosingCircle(mark);
  const outside = radius + off;
  return {
    outer: createBoxAround(centre, outside, outside),
    contour: (inset) => ellipseContour(centre, outside - inset, outside - inset),
  };
};

const createSquareAround = (mark: ScaledMark, off: number): Frame => {
  const half = Math.max(widthOf(mark.box), heightOf(mark.box)) / 2 + off;
  const outer = createBoxAround(
    [(mark.box.left + mark.box.right) / 2, (mark.box.top + mark.box.bottom) / 2],
    half,
    half,
  );
  const radius = half * 0.36;
  return { outer, contour: (inset) => roundedBoxContour(shrinkBox(outer, inset), radius - inset) };
};

const createShieldAround = (mark: ScaledMark, off: number): Frame => {
  const wide = widthOf(mark.box) + off * 2.3;
  const tall = heightOf(mark.box) * 1.42 + off * 2.2;
  // A shield is always taller than it is wide.
  const width = Math.max(wide, tall * 0.78);
  const height = Math.max(tall, width * 1.14);
  const middle = mark.centre[0];
  const top = mark.box.top - off * 1.1;
  const outer = { left: middle - width / 2, top, right: middle + width / 2, bottom: top + height };
  // The inner contour is raised at the tip, so that the outline looks equally wide everywhere.
  return {
    outer,
    contour: (inset) => shieldContour({ ...shrinkBox(outer, inset), bottom: outer.bottom - inset * 1.35 }),
  };
};

const createBoxAround = ([x, y]: Point, halfWidth: number, halfHeight: number): Box => ({
  left: x - halfWidth,
  top: y - halfHeight,
  right: x + halfWidth,
  bottom: y + halfHeight,
});

const shrinkBox = (box: Box, by: number): Box => ({
  left: box.left + by,
  top: box.top + by,
  right: box.right - by,
  bottom: box.bottom - by,
});

/**
 * The number of steps in which the centre moves towards the farthest point. After that, the circle is within half a
 * percent of the smallest possible one.
 */
const CIRCLE_SEARCH_STEPS = 200;

const findEnclosingCircle = (mark: ScaledMark): { centre: Point; radius: number } => {
  const polygons = flatten(
    mark.fills.flatMap((fill) => fill.outline),
    0.5,
  );
  let [x, y] = mark.centre;
  const farthest = (): { x: number; y: number; distance: number } => {
    const best = { x, y, distance: 0 };
    for (const polygon of polygons) {
      for (let index = 0; index < polygon.length; index += 2) {
        const px = polygon[index] ?? 0;
        const py = polygon[index + 1] ?? 0;
        const distance = Math.hypot(px - x, py - y);
        if (distance > best.distance) Object.assign(best, { x: px, y: py, distance });
      }
    }
    return best;
  };
  for (let step = 1; step <= CIRCLE_SEARCH_STEPS; step += 1) {
    const far = farthest();
    x += (far.x - x) / (step + 1);
    y += (far.y - y) / (step + 1);
  }
  return { centre: [x, y], radius: farthest().distance };
};

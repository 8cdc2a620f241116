// Counts work instead of time, so that a drawing stops at the same point on every machine. Curve geometry costs most
// where pairs of curves may cross; their boxes are counted before the kernel runs.

import { cubicsOf } from '../language/geometry/cubic.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { UnreadableDrawingError } from './problem.ts';

/** Left, top, right and bottom of each curve's control points, one curve after the other. */
export function curveBoxesOf(outline: Outline): Float64Array {
  const boxes: number[] = [];
  for (const contour of outline) {
    for (const { a, b, c, d } of cubicsOf(contour)) {
      boxes.push(
        Math.min(a[0], b[0], c[0], d[0]),
        Math.min(a[1], b[1], c[1], d[1]),
        Math.max(a[0], b[0], c[0], d[0]),
        Math.max(a[1], b[1], c[1], d[1]),
      );
    }
  }
  return Float64Array.from(boxes);
}

/** Boxes closer than this count as touching. */
const TOUCHING_DISTANCE = 0.05;

/** How many boxes of one outline meet boxes of the other. */
export function countMeetingBoxes(one: Float64Array, other: Float64Array): number {
  let count = 0;
  const isSame = one === other;
  for (let at = 0; at < one.length; at += 4) {
    const left = (one[at] ?? 0) - TOUCHING_DISTANCE;
    const top = (one[at + 1] ?? 0) - TOUCHING_DISTANCE;
    const right = (one[at + 2] ?? 0) + TOUCHING_DISTANCE;
    const bottom = (one[at + 3] ?? 0) + TOUCHING_DISTANCE;
    for (let to = isSame ? at + 4 : 0; to < other.length; to += 4) {
      if (
        (other[to] ?? 0) <= right &&
        (other[to + 2] ?? 0) >= left &&
        (other[to + 1] ?? 0) <= bottom &&
        (other[to + 3] ?? 0) >= top
      )
        count += 1;
    }
  }
  return count;
}

/**
 * Limits of one operation and of a whole drawing, which takes about a second. Ornamented signs of a hundred elements
 * need up to 65,000.
 */
const MAX_COST_PER_OPERATION = 10_000;
const MAX_TOTAL_COST = 70_000;
/** The least cost of an operation, because each result is compared with a raster. */
const MIN_COST = 40;
/** An outline that crosses itself is split repeatedly until the raster agrees. */
const SELF_CROSSING_FACTOR = 2.5;

export class WorkBudget {
  private spent = 0;
  /** The current element, for the error message. */
  line = 1;
  element = 'svg';

  /** Called before the kernel cuts an outline at its own crossings, or two outlines at each other's. */
  spend(one: Outline, other: Outline = []): void {
    const [boxes, others] = [curveBoxesOf(one), curveBoxesOf(other)];
    const curves = (boxes.length + others.length) / 4;
    const pairs =
      countMeetingBoxes(boxes, boxes) + countMeetingBoxes(others, others) + countMeetingBoxes(boxes, others);
    const effort =
      MIN_COST + (curves + pairs * (1 + curves / 200)) * (other.length === 0 ? SELF_CROSSING_FACTOR : 1);
    this.spent += effort;
    if (effort > MAX_COST_PER_OPERATION || this.spent > MAX_TOTAL_COST) this.refuse();
  }

  refuse(): never {
    throw new UnreadableDrawingError({
      line: this.line,
      element: this.element,
      sentence:
        'too many curves cross or overlap here: draw with fewer points, fewer copies, or less overlap',
    });
  }

  get used(): number {
    return Math.round(this.spent);
  }
}

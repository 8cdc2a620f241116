// Limits the work spent on a drawing. Work is counted in units instead of time, so that the result is the same on every
// machine. An operation costs most where curves may cross, so its cost is estimated beforehand from the pairs of curves
// whose bounding boxes meet.

import { cubicsOf } from '../language/geometry/cubic.ts';
import type { Outline } from '../language/geometry/outline.ts';
import { UnreadableDrawingError } from './problem.ts';

/**
 * Returns the bounding boxes of the curves' control points as one flat array: left, top, right and bottom of the first
 * curve, and so on.
 */
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

/** Boxes closer than this count as touching. In field units. */
const TOUCHING_DISTANCE = 0.05;

/** Counts the pairs of boxes that meet, one from each list. If both lists are the same, counts each pair once. */
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

/** The most that one operation may cost, in units of work. */
const MAX_COST_PER_OPERATION = 10_000;
/**
 * The most that a drawing may cost, which takes about a second. Ornamented signs of a hundred elements need up to
 * 65,000.
 */
const MAX_TOTAL_COST = 70_000;
/** The fixed cost of an operation: comparing its result with a raster. */
const FIXED_OPERATION_COST = 40;
/** Resolving an outline's own crossings costs more, because it is repeated until the result matches a raster. */
const SELF_CROSSING_FACTOR = 2.5;

export class WorkBudget {
  private spent = 0;
  /** The source line of the current element, for the error message. */
  line = 1;
  /** The label of the current element, for the error message. */
  element = 'svg';

  /**
   * Adds the cost of an operation on one or two outlines. Call it before the kernel runs. It throws if a limit is
   * exceeded.
   */
  spend(one: Outline, other: Outline = []): void {
    const [boxes, others] = [curveBoxesOf(one), curveBoxesOf(other)];
    const curves = (boxes.length + others.length) / 4;
    const pairs =
      countMeetingBoxes(boxes, boxes) + countMeetingBoxes(others, others) + countMeetingBoxes(boxes, others);
    const cost =
      FIXED_OPERATION_COST +
      (curves + pairs * (1 + curves / 200)) * (other.length === 0 ? SELF_CROSSING_FACTOR : 1);
    this.spent += cost;
    if (cost > MAX_COST_PER_OPERATION || this.spent > MAX_TOTAL_COST) this.refuse();
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

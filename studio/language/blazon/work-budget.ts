// Limits the work of drawing a blazon. It counts knots processed instead of time, so that the result is the same on
// every machine.

import type { Outline } from '../geometry/outline.ts';
import type { OperatorName } from './language.ts';
import { DrawingStoppedError } from './drawing-stopped.ts';

/** The maximum number of knots in the outlines of one operation. The most complex of 150 measured drawings had 150. */
const MAX_KNOTS = 600;
/**
 * The maximum number of knots in all copies that one operator makes. Copies may cross often. The most complex of 150
 * measured drawings had 250.
 */
const MAX_KNOTS_IN_COPIES = 360;
/**
 * The maximum work for a whole drawing, in knots times effort. The most complex of 150 measured drawings needed
 * 1,800.
 */
const MAX_WORK = 3200;

export const countKnots = (outline: Outline): number =>
  outline.reduce((total, contour) => total + contour.length, 0);

/** How much more work an offset is per knot than a boolean operation. */
const OFFSET_EFFORT = 8;

/**
 * The maximum work for one offset, computed as `knots * (1 + distance / 10)`, because a wide offset crosses itself
 * more often. The 150 measured drawings needed at most 72.
 */
const MAX_OFFSET_EFFORT = 180;

/** Returns the distance by which an operator offsets an outline, or 0 if it does not. */
export const findEdgeMovement = (name: OperatorName, args: Readonly<Record<string, unknown>>): number => {
  const distances = { grow: args['by'], outline: args['width'], subtract: args['gap'] };
  const distance = name === 'grow' || name === 'outline' || name === 'subtract' ? distances[name] : 0;
  return typeof distance === 'number' ? Math.abs(distance) : 0;
};

/** Estimates how often an operator processes each knot: once for each copy or cut, several times for an offset. */
export const estimateEffort = (name: OperatorName, args: Readonly<Record<string, unknown>>): number => {
  const { n, width, gap, offsets } = args;
  switch (name) {
    case 'spin':
    case 'repeat':
    case 'along':
    case 'rays':
      return typeof n === 'number' ? n : 1;
    case 'stripes':
      return typeof width === 'number' && typeof gap === 'number' ? Math.min(60, 140 / (width + gap)) : 1;
    case 'cut':
      return Array.isArray(offsets) ? offsets.length : 1;
    case 'outline':
      return 2 * OFFSET_EFFORT;
    case 'grow':
      return OFFSET_EFFORT;
    case 'subtract':
      return typeof gap === 'number' && gap > 0 ? OFFSET_EFFORT : 1;
    case 'mirror':
    case 'halfturn':
    case 'slide':
      return 2;
    case 'intersect':
    case 'exclude':
    case 'move':
    case 'turn':
    case 'scale':
    case 'skew':
    case 'flip':
    case 'round':
    case 'fit':
    case 'keep':
      return 1;
    default:
      return name satisfies never;
  }
};

export class WorkBudget {
  private spent = 0;

  /**
   * Stops the drawing if offsetting an outline of `knots` knots by `reach` is too much work. Call it before the
   * offset.
   */
  offset(knots: number, reach: number): void {
    if (reach > 0 && knots * (1 + reach / 10) > MAX_OFFSET_EFFORT) {
      throw new DrawingStoppedError(
        `too much to draw: an edge of ${knots} knots moved by ${Number(reach.toFixed(1))}`,
      );
    }
  }

  /** Stops the drawing if the copies together have too many knots. Call it before they are made. */
  copy(knots: number, copies: number): void {
    const made = Math.round(knots * copies);
    if (made > MAX_KNOTS_IN_COPIES)
      throw new DrawingStoppedError(
        `too much to draw: copies of ${made} knots, at most ${MAX_KNOTS_IN_COPIES}`,
      );
  }

  /** Counts an operation on this many knots, each processed `effort` times. Stops the drawing if it is too much. */
  spend(knots: number, effort = 1): void {
    if (knots > MAX_KNOTS)
      throw new DrawingStoppedError(`too much to draw: ${knots} knots at once, at most ${MAX_KNOTS}`);
    this.spent += knots * effort + 8;
    if (this.spent > MAX_WORK) {
      throw new DrawingStoppedError(
        'too much to draw: copies of copies, or too many offsets of a rich shape',
      );
    }
  }
}

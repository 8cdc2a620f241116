// Limits the work of drawing a blazon. It counts operations instead of time, so that a drawing stops at the same
// place on every machine.

import type { Outline } from '../geometry/outline.ts';
import type { OperatorName } from './language.ts';
import { DrawingStoppedError } from './drawing-stopped.ts';

/** The maximum knots of any intermediate outline. The richest of 150 drawings had 150. */
const MAX_KNOTS = 600;
/**
 * The maximum number of knots after copying. Overlapping copies cross each other in many places. The richest of 150
 * drawings made 250.
 */
const MAX_KNOTS_IN_COPIES = 360;
/** The maximum number of knots processed by boolean operations. The richest of 150 drawings needed 1800. */
const MAX_WORK = 3200;

export const countKnots = (outline: Outline): number =>
  outline.reduce((total, contour) => total + contour.length, 0);

/** The cost of an offset relative to a boolean operation, because it must find all crossings. */
const OFFSET_EFFORT = 8;

/**
 * The maximum cost of an offset: the knots, once per ten units of distance, because a far offset crosses itself more
 * often. The drawings needed at most 72.
 */
const MAX_OFFSET_EFFORT = 180;

/** Returns how far an operator moves edges. */
export const findEdgeMovement = (name: OperatorName, args: Readonly<Record<string, unknown>>): number => {
  const asked = { grow: args['by'], outline: args['width'], subtract: args['gap'] };
  const reach = name === 'grow' || name === 'outline' || name === 'subtract' ? asked[name] : 0;
  return typeof reach === 'number' ? Math.abs(reach) : 0;
};

/** Returns how often an operator processes each knot, by copies, successive cuts or offsets. */
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

  /** Called before an edge of this many knots is moved by `reach`. */
  offset(knots: number, reach: number): void {
    if (reach > 0 && knots * (1 + reach / 10) > MAX_OFFSET_EFFORT) {
      throw new DrawingStoppedError(
        `too much to draw: an edge of ${knots} knots moved by ${Number(reach.toFixed(1))}`,
      );
    }
  }

  /** Called before copies are made. */
  copy(knots: number, copies: number): void {
    const made = Math.round(knots * copies);
    if (made > MAX_KNOTS_IN_COPIES)
      throw new DrawingStoppedError(
        `too much to draw: copies of ${made} knots, at most ${MAX_KNOTS_IN_COPIES}`,
      );
  }

  /** Called before the geometry library processes this many knots, each `effort` times. */
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

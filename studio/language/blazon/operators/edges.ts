import { subtract } from '../../geometry/boolean.ts';
import { roundCorners } from '../../geometry/corners.ts';
import { offsetOutline } from '../../geometry/offset.ts';
import type { Outline } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import type { OperatorArguments } from '../language.ts';

export function grow({ by }: OperatorArguments<'grow'>, running: Outline): Outline {
  return offsetOutline(running, by);
}

/**
 * Replaces the shape by a band along its edge. By default the band is inside the edge, so that the shape keeps its
 * size.
 */
export function outline({ width, side = 'inside' }: OperatorArguments<'outline'>, running: Outline): Outline {
  if (width <= 0) return EMPTY_OUTLINE;
  const outside = { inside: 0, centre: width / 2, outside: width }[side];
  return subtract(offsetOutline(running, outside), offsetOutline(running, outside - width));
}

export function round({ r, only }: OperatorArguments<'round'>, running: Outline): Outline {
  return roundCorners(running, r, only);
}

// Applies an operator to the running outline: what the steps before it have drawn. `operand` is the outline of the
// argument `of`, which only some operators take.

import type { Outline } from '../../geometry/outline.ts';
import type { OperatorArguments, OperatorName } from '../language.ts';
import { exclude, intersect, subtract } from './combining.ts';
import { along, halfturn, mirror, repeat, spin } from './copying.ts';
import { cut, rays, slide, stripes } from './cutting.ts';
import { grow, outline, round } from './edges.ts';
import { keep } from './keep.ts';
import { fit, flip, move, scale, skew, turn } from './placing.ts';

type OperatorFunction<O extends OperatorName> = (
  args: OperatorArguments<O>,
  running: Outline,
  operand: Outline | null,
) => Outline;

const OPERATIONS_BY_NAME: { readonly [O in OperatorName]: OperatorFunction<O> } = {
  subtract,
  intersect,
  exclude,
  move,
  turn,
  scale,
  skew,
  mirror,
  flip,
  halfturn,
  spin,
  repeat,
  along,
  cut,
  rays,
  slide,
  stripes,
  grow,
  outline,
  round,
  fit,
  keep,
};

export function applyOperator<O extends OperatorName>(
  name: O,
  args: OperatorArguments<O>,
  running: Outline,
  operand: Outline | null,
): Outline {
  return OPERATIONS_BY_NAME[name](args, running, operand);
}

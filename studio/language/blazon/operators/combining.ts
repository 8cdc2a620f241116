import {
  exclude as excludeOutline,
  intersect as intersectOutline,
  subtract as subtractOutline,
} from '../../geometry/boolean.ts';
import { offsetOutline } from '../../geometry/offset.ts';
import type { Outline } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import type { OperatorArguments } from '../language.ts';

export function subtract(
  { gap = 0 }: OperatorArguments<'subtract'>,
  running: Outline,
  operand: Outline | null,
): Outline {
  return subtractOutline(running, offsetOutline(operand ?? EMPTY_OUTLINE, gap));
}

export function intersect(_: unknown, running: Outline, operand: Outline | null): Outline {
  return intersectOutline(running, operand ?? EMPTY_OUTLINE);
}

export function exclude(_: unknown, running: Outline, operand: Outline | null): Outline {
  return excludeOutline(running, operand ?? EMPTY_OUTLINE);
}

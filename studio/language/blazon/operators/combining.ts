import {
  exclude as excludeOutline,
  intersect as intersectOutline,
  subtract as subtractOutline,
} from '../../geometry/boolean.ts';
import { offset } from '../../geometry/offset.ts';
import type { Outline } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import type { OperatorArguments } from '../language.ts';

export function subtract(
  { gap = 0 }: OperatorArguments<'subtract'>,
  running: Outline,
  operand: Outline | null,
): Outline {
  return subtractOutline(running, offset(operand ?? EMPTY, gap));
}

export function intersect(_: unknown, running: Outline, operand: Outline | null): Outline {
  return intersectOutline(running, operand ?? EMPTY);
}

export function exclude(_: unknown, running: Outline, operand: Outline | null): Outline {
  return excludeOutline(running, operand ?? EMPTY);
}

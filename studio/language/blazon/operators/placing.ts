import { boundingBoxOf } from '../../geometry/bounds.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import {
  reflectionIn,
  translationBy,
  scalingAround,
  skewAround,
  transformOutline,
  rotationAround,
} from '../../geometry/transform.ts';
import type { OperatorArguments } from '../language.ts';
import { resolveLine } from './resolve-line.ts';

export const FIELD_CENTRE: Point = [50, 50];

export function move({ by }: OperatorArguments<'move'>, running: Outline): Outline {
  return transformOutline(running, translationBy(by));
}

export function turn({ by, about }: OperatorArguments<'turn'>, running: Outline): Outline {
  return transformOutline(running, rotationAround(by, about ?? FIELD_CENTRE));
}

export function scale({ by, about }: OperatorArguments<'scale'>, running: Outline): Outline {
  const [x, y] = typeof by === 'number' ? [by, by] : by;
  // A shape without width or height has no area.
  if (Math.abs(x) < 1e-6 || Math.abs(y) < 1e-6) return EMPTY_OUTLINE;
  return transformOutline(running, scalingAround(x, y, about ?? FIELD_CENTRE));
}

export function skew({ by, about }: OperatorArguments<'skew'>, running: Outline): Outline {
  return transformOutline(running, skewAround(by, about ?? FIELD_CENTRE));
}

export function flip({ line }: OperatorArguments<'flip'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  return transformOutline(running, reflectionIn(through, direction));
}

export function fit({ at, size, stretch }: OperatorArguments<'fit'>, running: Outline): Outline {
  const box = boundingBoxOf(running);
  if (!box) return EMPTY_OUTLINE;
  const [width, height] = typeof size === 'number' ? [size, size] : size;
  const across = width / Math.max(box.right - box.left, 1e-6);
  const down = height / Math.max(box.bottom - box.top, 1e-6);
  const even = Math.min(across, down);
  const [x, y] = stretch ? [across, down] : [even, even];
  if (x < 1e-6 || y < 1e-6) return EMPTY_OUTLINE;
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const sized = transformOutline(running, scalingAround(x, y, centre));
  return transformOutline(sized, translationBy([at[0] - centre[0], at[1] - centre[1]]));
}

import { boxOf } from '../../geometry/bounds.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import { flipIn, moveBy, scaleBy, skewBy, transform, turnBy } from '../../geometry/transform.ts';
import type { OperatorArguments } from '../language.ts';
import { resolveLine } from './resolve-line.ts';

export const CENTRE: Point = [50, 50];

export function move({ by }: OperatorArguments<'move'>, running: Outline): Outline {
  return transform(running, moveBy(by));
}

export function turn({ by, about }: OperatorArguments<'turn'>, running: Outline): Outline {
  return transform(running, turnBy(by, about ?? CENTRE));
}

export function scale({ by, about }: OperatorArguments<'scale'>, running: Outline): Outline {
  const [x, y] = typeof by === 'number' ? [by, by] : by;
  // A shape scaled to a line has no outline.
  if (Math.abs(x) < 1e-6 || Math.abs(y) < 1e-6) return EMPTY;
  return transform(running, scaleBy(x, y, about ?? CENTRE));
}

export function skew({ by, about }: OperatorArguments<'skew'>, running: Outline): Outline {
  return transform(running, skewBy(by, about ?? CENTRE));
}

export function flip({ line }: OperatorArguments<'flip'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  return transform(running, flipIn(through, direction));
}

export function fit({ at, size, stretch }: OperatorArguments<'fit'>, running: Outline): Outline {
  const box = boxOf(running);
  if (!box) return EMPTY;
  const [width, height] = typeof size === 'number' ? [size, size] : size;
  const across = width / Math.max(box.right - box.left, 1e-6);
  const down = height / Math.max(box.bottom - box.top, 1e-6);
  const even = Math.min(across, down);
  const [x, y] = stretch ? [across, down] : [even, even];
  if (x < 1e-6 || y < 1e-6) return EMPTY;
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const sized = transform(running, scaleBy(x, y, centre));
  return transform(sized, moveBy([at[0] - centre[0], at[1] - centre[1]]));
}

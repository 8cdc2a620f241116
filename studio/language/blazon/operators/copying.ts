import { unite, uniteAll } from '../../geometry/boolean.ts';
import { boxOf } from '../../geometry/bounds.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import { trailThrough } from '../../geometry/spline.ts';
import { placesAlong } from '../../geometry/trail.ts';
import { flipIn, moveBy, transform, turnBy } from '../../geometry/transform.ts';
import { times } from '../../geometry/vector.ts';
import type { OperatorArguments } from '../language.ts';
import { CENTRE } from './placing.ts';
import { resolveLine } from './resolve-line.ts';

const counted = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

export function mirror({ line }: OperatorArguments<'mirror'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  return unite(running, transform(running, flipIn(through, direction)));
}

export function halfturn({ about }: OperatorArguments<'halfturn'>, running: Outline): Outline {
  return unite(running, transform(running, turnBy(180, about)));
}

export function spin({ n, about, step }: OperatorArguments<'spin'>, running: Outline): Outline {
  const angle = step ?? 360 / n;
  return uniteAll(counted(n).map((index) => transform(running, turnBy(index * angle, about ?? CENTRE))));
}

export function repeat({ n, by }: OperatorArguments<'repeat'>, running: Outline): Outline {
  return uniteAll(counted(n).map((index) => transform(running, moveBy(times(by, index)))));
}

/**
 * Spreads copies along a path. The centre of each copy's box lies on the path; copies are upright where the path runs
 * to the right.
 */
export function along({ points, n, turning }: OperatorArguments<'along'>, running: Outline): Outline {
  const box = boxOf(running);
  if (!box) return EMPTY;
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const places = placesAlong(trailThrough(points, false), n);
  const copies = places.map(({ at, direction }) => {
    const angle = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
    const turned = turning ? transform(running, turnBy(angle, centre)) : running;
    return transform(turned, moveBy([at[0] - centre[0], at[1] - centre[1]]));
  });
  return uniteAll(copies);
}

import { unite, uniteAll } from '../../geometry/boolean.ts';
import { boundingBoxOf } from '../../geometry/bounds.ts';
import type { Outline, Point } from '../../geometry/outline.ts';
import { EMPTY_OUTLINE } from '../../geometry/outline.ts';
import { createTrailThrough } from '../../geometry/spline.ts';
import { placesAlongTrail } from '../../geometry/trail.ts';
import { reflectionIn, translationBy, transformOutline, rotationAround } from '../../geometry/transform.ts';
import { times } from '../../geometry/vector.ts';
import type { OperatorArguments } from '../language.ts';
import { FIELD_CENTRE } from './placing.ts';
import { resolveLine } from './resolve-line.ts';

const indicesBelow = (n: number): number[] => Array.from({ length: n }, (_, index) => index);

export function mirror({ line }: OperatorArguments<'mirror'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  return unite(running, transformOutline(running, reflectionIn(through, direction)));
}

export function halfturn({ about }: OperatorArguments<'halfturn'>, running: Outline): Outline {
  return unite(running, transformOutline(running, rotationAround(180, about)));
}

export function spin({ n, about, step }: OperatorArguments<'spin'>, running: Outline): Outline {
  const angle = step ?? 360 / n;
  return uniteAll(
    indicesBelow(n).map((index) =>
      transformOutline(running, rotationAround(index * angle, about ?? FIELD_CENTRE)),
    ),
  );
}

export function repeat({ n, by }: OperatorArguments<'repeat'>, running: Outline): Outline {
  return uniteAll(indicesBelow(n).map((index) => transformOutline(running, translationBy(times(by, index)))));
}

/**
 * Places copies along a path, with the centre of each copy's box on the path. With `turning`, each copy is rotated by
 * the direction of the path; it is upright where the path runs to the right.
 */
export function along({ points, n, turning }: OperatorArguments<'along'>, running: Outline): Outline {
  const box = boundingBoxOf(running);
  if (!box) return EMPTY_OUTLINE;
  const centre: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const places = placesAlongTrail(createTrailThrough(points, false), n);
  const copies = places.map(({ at, direction }) => {
    const angle = (Math.atan2(direction[1], direction[0]) * 180) / Math.PI;
    const turned = turning ? transformOutline(running, rotationAround(angle, centre)) : running;
    return transformOutline(turned, translationBy([at[0] - centre[0], at[1] - centre[1]]));
  });
  return uniteAll(copies);
}

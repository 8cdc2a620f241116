import { intersect, subtract, unite } from '../../geometry/boolean.ts';
import { boxOf } from '../../geometry/bounds.ts';
import type { Box, Outline, Point } from '../../geometry/outline.ts';
import { EMPTY } from '../../geometry/outline.ts';
import { moveBy, transform } from '../../geometry/transform.ts';
import { along, between, clock, dot, leftOf, minus, times } from '../../geometry/vector.ts';
import type { OperatorArguments } from '../language.ts';
import { CENTRE } from './placing.ts';
import { resolveLine } from './resolve-line.ts';

const centreOf = (box: Box): Point => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
const spanOf = (box: Box): number => between([box.left, box.top], [box.right, box.bottom]) + 2;

/** Returns a long box along a line, from `back` behind the point to `ahead` of it. */
function strip(
  through: Point,
  direction: Point,
  left: number,
  right: number,
  back: number,
  ahead: number,
): Outline {
  const start = along(through, direction, -back);
  const end = along(through, direction, ahead);
  const side = leftOf(direction);
  const corners = [
    along(start, side, left),
    along(end, side, left),
    along(end, side, -right),
    along(start, side, -right),
  ];
  return [corners.map((at) => ({ at, in: null, out: null }))];
}

/** Returns a strip that crosses a whole box and is no longer than necessary. */
function stripAcross(box: Box, through: Point, direction: Point, left: number, right: number): Outline {
  const middle = along(through, direction, dot(minus(centreOf(box), through), direction));
  const reach = spanOf(box);
  return strip(middle, direction, left, right, reach, reach);
}

export function cut({ line, gap, offsets = [0] }: OperatorArguments<'cut'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  let left = running;
  for (const offset of offsets) {
    const box = boxOf(left);
    if (!box || gap <= 0) return left;
    const beside = along(through, leftOf(direction), -offset);
    left = subtract(left, stripAcross(box, beside, direction, gap / 2, gap / 2));
  }
  return left;
}

export function rays(args: OperatorArguments<'rays'>, running: Outline): Outline {
  const { through, from = 0, n, gap, oneWay = false } = args;
  const box = boxOf(running);
  if (!box || gap <= 0) return running;
  const reach = spanOf(box) + between(through, centreOf(box));
  const step = (oneWay ? 360 : 180) / n;
  let left = running;
  // The strips are cut one after the other, because uniting strips that all cross in one point is numerically
  // unstable.
  for (let index = 0; index < n; index += 1) {
    const direction = clock(from + index * step);
    left = subtract(left, strip(through, direction, gap / 2, gap / 2, oneWay ? 0 : reach, reach));
  }
  return left;
}

export function slide({ line, by, gap = 0 }: OperatorArguments<'slide'>, running: Outline): Outline {
  const { through, direction } = resolveLine(line);
  const box = boxOf(running);
  if (!box) return EMPTY;
  const far = spanOf(box) + between(through, centreOf(box));
  const right = stripAcross(box, through, direction, -gap / 2, far);
  const left = stripAcross(box, through, direction, far, -gap / 2);
  const moved = transform(intersect(running, right), moveBy(times(direction, by)));
  return unite(intersect(running, left), moved);
}

/** More stripes than this are a texture, not a drawing. */
const MAX_STRIPES = 60;

/** Cuts the shape into stripes, one of them centred on `about`. */
export function stripes(
  { angle, width, gap, about }: OperatorArguments<'stripes'>,
  running: Outline,
): Outline {
  const box = boxOf(running);
  if (!box || width <= 0) return EMPTY;
  if (gap <= 0) return running;
  const direction = clock(angle);
  const centre = about ?? CENTRE;
  const off = dot(minus(centreOf(box), centre), leftOf(direction));
  const reach = spanOf(box) / 2;
  const pitch = Math.max(width + gap, (2 * reach) / MAX_STRIPES);
  const kept: Outline[] = [];
  for (let index = Math.floor((off - reach) / pitch); index <= Math.ceil((off + reach) / pitch); index += 1) {
    const middle = along(centre, leftOf(direction), index * pitch);
    kept.push(stripAcross(box, middle, direction, width / 2, width / 2));
  }
  return intersect(running, kept.flat());
}

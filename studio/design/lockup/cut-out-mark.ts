// Cuts shapes out of a filled shape, for plates and filled containers. The background shows through the holes,
// whatever its colour.

import type { Fill, Role } from '../../language/blazon/blazon.ts';
import { uniteAll } from '../../language/geometry/boolean.ts';
import { offsetOutline } from '../../language/geometry/offset.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { reverseContour } from '../../language/geometry/transform.ts';

/**
 * Roles in the second colour. Parts with these roles are painted, with a gap around them. All other parts are cut
 * out.
 */
const SECOND_COLOUR_ROLES: readonly Role[] = ['accent', 'second'];

/**
 * Adds holes to a fill by reversing their contours. The holes must lie inside the fill and must not cross
 * themselves.
 */
export const addHoles = (ground: Fill, holes: Outline): Fill => ({
  ...ground,
  outline: [...ground.outline, ...holes.map(reverseContour)],
});

/**
 * Cuts a mark out of the filled shape behind it. Returns that shape and the coloured parts, which are painted on it.
 */
export const cutMarkOut = (
  ground: Fill,
  mark: readonly Fill[],
  gap: number,
): { ground: Fill; painted: Fill[] } => {
  const coloured = mark.filter((fill) => SECOND_COLOUR_ROLES.includes(fill.role));
  // A mark with only coloured parts would look like a sticker, so it is cut out as a whole.
  const painted = coloured.length < mark.length ? coloured : [];
  const holes = mark.map((fill) =>
    painted.includes(fill) ? offsetOutline(fill.outline, gap) : fill.outline,
  );
  return { ground: addHoles(ground, uniteAll(holes)), painted };
};

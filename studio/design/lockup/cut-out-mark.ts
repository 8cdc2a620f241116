// Cuts shapes out of a filled ground, for plates and filled containers. The background shows through, so the result
// works on any background.

import type { Fill, Role } from '../../language/blazon/blazon.ts';
import { uniteAll } from '../../language/geometry/boolean.ts';
import { offsetOutline } from '../../language/geometry/offset.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { reversedContour } from '../../language/geometry/transform.ts';

/**
 * Roles that use the second colour of the mark. Parts with these roles are painted with a gap around them; all other
 * parts are cut out.
 */
const COLOURED: readonly Role[] = ['accent', 'second'];

/**
 * Adds holes to a fill. A contour that lies wholly inside the fill and does not cross itself becomes a hole when
 * reversed.
 */
export const withHoles = (ground: Fill, holes: Outline): Fill => ({
  ...ground,
  outline: [...ground.outline, ...holes.map(reversedContour)],
});

/** Cuts a mark out of the ground around it. */
export const cutMarkOut = (
  ground: Fill,
  mark: readonly Fill[],
  gap: number,
): { ground: Fill; painted: Fill[] } => {
  const coloured = mark.filter((fill) => COLOURED.includes(fill.role));
  // If every part of the mark is coloured, it would look like a sticker, so all of it is cut out.
  const painted = coloured.length < mark.length ? coloured : [];
  const holes = mark.map((fill) =>
    painted.includes(fill) ? offsetOutline(fill.outline, gap) : fill.outline,
  );
  return { ground: withHoles(ground, uniteAll(holes)), painted };
};

// Cuts shapes out of a ground, for plates and filled containers: the background shows through, so they work on any
// background.

import type { Fill, Role } from '../../language/blazon/blazon.ts';
import { uniteAll } from '../../language/geometry/boolean.ts';
import { offset } from '../../language/geometry/offset.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { reversedContour } from '../../language/geometry/transform.ts';

/** Roles with the mark's second colour: they are painted, with a gap around them, while the rest is cut out. */
const COLOURED: readonly Role[] = ['accent', 'second'];

/** A contour that lies wholly inside the ground and does not cross itself becomes a hole when reversed. */
export const withHoles = (ground: Fill, holes: Outline): Fill => ({
  ...ground,
  outline: [...ground.outline, ...holes.map(reversedContour)],
});

/** Cuts a mark out of the ground around it. */
export const markCutOut = (
  ground: Fill,
  mark: readonly Fill[],
  gap: number,
): { ground: Fill; painted: Fill[] } => {
  const coloured = mark.filter((fill) => COLOURED.includes(fill.role));
  // A fully coloured mark would look like a sticker on the ground: then it is cut out like any other.
  const painted = coloured.length < mark.length ? coloured : [];
  const holes = mark.map((fill) => (painted.includes(fill) ? offset(fill.outline, gap) : fill.outline));
  return { ground: withHoles(ground, uniteAll(holes)), painted };
};

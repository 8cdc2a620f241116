// Shapes cut out of a ground, for plates and filled containers: paper shows through, so they work on any ground.

import type { Fill, Role } from '../../language/blazon/blazon.ts';
import { uniteAll } from '../../language/geometry/boolean.ts';
import { offset } from '../../language/geometry/offset.ts';
import type { Outline } from '../../language/geometry/outline.ts';
import { reversedContour } from '../../language/geometry/transform.ts';

/** Roles with the mark's second colour: painted, with a gap around them, where the rest is cut out. */
const COLOURED: readonly Role[] = ['accent', 'second'];

/** A contour that is wholly inside the ground and does not cross itself becomes a hole by reversal. */
export const withHoles = (ground: Fill, holes: Outline): Fill => ({
  ...ground,
  outline: [...ground.outline, ...holes.map(reversedContour)],
});

/** A mark cut out of a ground around it. */
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

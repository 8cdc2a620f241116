import { computeDistances } from '../svg/distance.ts';
import { renderFills, createSquareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import { oklch } from './colours.ts';

const SIDE = 320;
/** Fills at most this far apart count as adjacent, as a share of the side. */
const MAX_ADJACENT_DISTANCE = 0.12;

/** Returns the smallest OKLCH lightness difference between adjacent fills, or Infinity if no two are adjacent. */
export const measureAdjacentLightness = (shapes: readonly Shape[]): number => {
  const frame = inkFrame(shapes);
  if (frame === null) return Infinity;
  const { cells, fills } = renderFills(shapes, createSquareFrame(frame, 0.02), SIDE, SIDE);
  let smallest = Infinity;
  fills.forEach((fill, index) => {
    const near = computeDistances(SIDE, SIDE, (cell) => cells[cell] === index + 1);
    const others = new Set(
      [...cells].filter((_, cell) => (near[cell] ?? Infinity) <= MAX_ADJACENT_DISTANCE * SIDE),
    );
    for (const value of others) {
      const other = fills[value - 1];
      if (other === undefined || other === fill) continue;
      smallest = Math.min(smallest, Math.abs(oklch(fill).L - oklch(other).L));
    }
  });
  return smallest;
};

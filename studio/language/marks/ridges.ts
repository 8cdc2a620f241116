// Measures the widths of strokes and gaps along their centre lines. A ridge is a place on a centre line: two
// neighbouring cells whose nearest edges are on opposite sides. The distance between these edges is the width there.

import { GRID_SIZE } from './mark-grid.ts';
import type { NearestCells } from './nearest.ts';

export interface Ridge {
  /** The width in cells, from edge to edge. */
  width: number;
  /** The nearest edge cell on one side. */
  one: number;
  /** The nearest edge cell on the other side. */
  other: number;
}

/**
 * The cosine of 155 degrees. If the directions to the two edges differ by a smaller angle, the place is near a corner,
 * not on the centre line of a stroke.
 */
const MAX_OPPOSITE_COSINE = -0.906;

/**
 * Returns the ridge at the point `x`, `y` between two neighbouring cells, whose nearest edge cells are `one` and
 * `other`. Returns null if these are not on opposite sides.
 */
const createRidgeBetween = (x: number, y: number, one: number, other: number): Ridge | null => {
  const oneRow = Math.floor(one / GRID_SIZE);
  const otherRow = Math.floor(other / GRID_SIZE);
  const oneX = one - oneRow * GRID_SIZE - x;
  const oneY = oneRow - y;
  const otherX = other - otherRow * GRID_SIZE - x;
  const otherY = otherRow - y;
  const inner = oneX * otherX + oneY * otherY;
  if (inner >= 0) return null;
  const lengths = (oneX * oneX + oneY * oneY) * (otherX * otherX + otherY * otherY);
  if (inner * inner < MAX_OPPOSITE_COSINE * MAX_OPPOSITE_COSINE * lengths) return null;
  // The distance between the centres of the edge cells is one cell larger than the width.
  return { width: Math.hypot(oneX - otherX, oneY - otherY) - 1, one, other };
};

/** Whether the mask is one cell wide here, so that there are no two neighbouring cells across it. */
const isSingleCellWide = (mask: Uint8Array, cell: number, across: number, along: number): boolean =>
  mask[cell - across] === 0 &&
  mask[cell + across] === 0 &&
  mask[cell + along] === 1 &&
  mask[cell + along - across] === 0 &&
  mask[cell + along + across] === 0;

/** Returns the ridges of a mask that are at most `maxWidth` cells wide. `nearest` has the nearest cells outside it. */
export const findRidges = (mask: Uint8Array, nearest: NearestCells, maxWidth: number): Ridge[] => {
  const ridges: Ridge[] = [];
  const add = (x: number, y: number, one: number, other: number): void => {
    // A quick exit: for most neighbours, the nearest edge cells are the same or adjacent.
    if (one < 0 || other < 0 || Math.abs(one - other) <= 1) return;
    const ridge = createRidgeBetween(x, y, one, other);
    if (ridge !== null && ridge.width <= maxWidth) ridges.push(ridge);
  };
  for (let row = 0, cell = 0; row < GRID_SIZE - 1; row += 1) {
    for (let column = 0; column < GRID_SIZE; column += 1, cell += 1) {
      if (mask[cell] !== 1) continue;
      if (isSingleCellWide(mask, cell, 1, GRID_SIZE))
        ridges.push({ width: 1, one: cell - 1, other: cell + 1 });
      if (isSingleCellWide(mask, cell, GRID_SIZE, 1))
        ridges.push({ width: 1, one: cell - GRID_SIZE, other: cell + GRID_SIZE });
      const here = nearest.cell[cell] ?? -1;
      if (column < GRID_SIZE - 1 && mask[cell + 1] === 1)
        add(column + 0.5, row, here, nearest.cell[cell + 1] ?? -1);
      if (mask[cell + GRID_SIZE] === 1) add(column, row + 0.5, here, nearest.cell[cell + GRID_SIZE] ?? -1);
    }
  }
  return ridges;
};

export interface RidgeWidths {
  /** The width of the narrowest ridge that does not count as a contact. */
  narrowest: number;
  median: number;
  /** The range between the 20th and the 80th percentile, relative to the median; 0 if the width is constant. */
  spread: number;
  /** The number of ridges. */
  count: number;
}

/**
 * The narrowest ridges, up to this many, count as contacts and are ignored. Where two discs touch, the gap beside the
 * contact is narrow, although the drawing is not too fine.
 */
const MAX_CONTACT_RIDGES = 6;

/** Returns widths relative to `height`. If there are too few ridges, as in a disc, `widest` takes their place. */
export const measureWidths = (ridges: readonly Ridge[], height: number, widest: number): RidgeWidths => {
  if (ridges.length <= MAX_CONTACT_RIDGES)
    return { narrowest: widest / height, median: widest / height, spread: 0, count: 0 };
  const sorted = Float64Array.from(ridges, (ridge) => ridge.width).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const median = at(0.5);
  return {
    narrowest: (sorted[MAX_CONTACT_RIDGES] ?? 0) / height,
    median: median / height,
    spread: median === 0 ? 0 : (at(0.8) - at(0.2)) / median,
    count: sorted.length,
  };
};

// Measures widths along the centre lines of strokes and gaps. A cell is on a ridge (a centre line) if it and its
// neighbour have their nearest edges on opposite sides. The width is the distance between these edges.

import { GRID_SIZE } from './mark-grid.ts';
import type { NearestCells } from './nearest.ts';

export interface Ridge {
  /** The width in cells, from edge to edge. */
  width: number;
  /** The two edge cells, one on either side. */
  one: number;
  other: number;
}

/**
 * The cosine of 155 degrees. Ridges between edges at a larger angle than 25 degrees run into a corner and are not
 * strokes.
 */
const MAX_OPPOSITE_COSINE = -0.906;

/**
 * Returns the ridge between two neighbours whose nearest cells are `one` and `other`; `x` and `y` are the point
 * between them.
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
  // The distance is between centres, which is one cell too much.
  return { width: Math.hypot(oneX - otherX, oneY - otherY) - 1, one, other };
};

/** Whether a ridge is one cell wide, so that it has no neighbour on its other side. */
const isSingleCellWide = (mask: Uint8Array, cell: number, across: number, along: number): boolean =>
  mask[cell - across] === 0 &&
  mask[cell + across] === 0 &&
  mask[cell + along] === 1 &&
  mask[cell + along - across] === 0 &&
  mask[cell + along + across] === 0;

/**
 * Returns the ridges of `mask` that are narrower than `most` cells. `nearest` gives the nearest cell outside the
 * mask.
 */
export const findRidges = (mask: Uint8Array, nearest: NearestCells, most: number): Ridge[] => {
  const ridges: Ridge[] = [];
  const add = (x: number, y: number, one: number, other: number): void => {
    // For most cells the two nearest edge cells are the same or adjacent.
    if (one < 0 || other < 0 || Math.abs(one - other) <= 1) return;
    const ridge = createRidgeBetween(x, y, one, other);
    if (ridge !== null && ridge.width <= most) ridges.push(ridge);
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
  /** The narrowest width, apart from contacts: a few ridge cells may be narrower. */
  least: number;
  median: number;
  /** The range between the 20th and the 80th percentile, relative to the median. 0 means constant. */
  spread: number;
  count: number;
}

/**
 * The number of ridge cells that count as a contact. Two touching discs have a few cells of narrow gap, which is not
 * a hairline.
 */
const MAX_CONTACT_RIDGES = 6;

/**
 * Returns widths relative to `height`. `widest` is used if there is no ridge, as in a disc, which has only a centre.
 */
export const measureWidths = (ridges: readonly Ridge[], height: number, widest: number): RidgeWidths => {
  if (ridges.length <= MAX_CONTACT_RIDGES)
    return { least: widest / height, median: widest / height, spread: 0, count: 0 };
  const sorted = Float64Array.from(ridges, (ridge) => ridge.width).sort();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const median = at(0.5);
  return {
    least: (sorted[MAX_CONTACT_RIDGES] ?? 0) / height,
    median: median / height,
    spread: median === 0 ? 0 : (at(0.8) - at(0.2)) / median,
    count: sorted.length,
  };
};

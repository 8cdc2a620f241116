// Measures what a 16-pixel favicon loses: the ink that an opening with a one-pixel disc removes, and the gaps that a
// closing fills.

import { CELLS_PER_PIXEL, SIZE } from './mark-grid.ts';
import type { Nearest } from './nearest.ts';
import { FAR } from './nearest.ts';
import { piecesOf } from './mask-pieces.ts';
import type { Ridge } from './ridges.ts';

/**
 * Half a pixel, squared. The grid is uncertain by a cell, so the disc also fits into a strip that is one cell too
 * narrow.
 */
const RADIUS_SQUARED = (CELLS_PER_PIXEL / 2) ** 2;
const CELLS_PER_SQUARE_PIXEL = CELLS_PER_PIXEL ** 2;

const DISC = ((): readonly number[] => {
  const reach = Math.floor(Math.sqrt(RADIUS_SQUARED));
  const offsets: number[] = [];
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) if (x * x + y * y < RADIUS_SQUARED) offsets.push(y * SIZE + x);
  return offsets;
})();

/** Returns the cells of `mask` that no disc inside it covers. */
const takenByOpening = (mask: Uint8Array, toOutside: Nearest): Uint8Array => {
  const { squared } = toOutside;
  const inCore = (cell: number): boolean => (squared[cell] ?? FAR) >= RADIUS_SQUARED;
  const taken = mask.slice();
  for (let cell = 0; cell < taken.length; cell += 1) {
    if (!inCore(cell)) continue;
    taken[cell] = 0;
    // Only the edge of the core reaches cells outside the core.
    if (inCore(cell - 1) && inCore(cell + 1) && inCore(cell - SIZE) && inCore(cell + SIZE)) continue;
    for (const offset of DISC) taken[cell + offset] = 0;
  }
  return taken;
};

const largest = (mask: Uint8Array): number => {
  let most = 0;
  for (const cells of piecesOf(mask, true).cells) most = Math.max(most, cells);
  return most / CELLS_PER_SQUARE_PIXEL;
};

/** Whether strokes or gaps are about as wide as the disc, so that the grid's offset decides whether it fits. */
export const isBorderline = (ridges: readonly Ridge[]): boolean => {
  const near = ridges.filter(({ width }) => Math.abs(width - CELLS_PER_PIXEL + 0.5) <= 1);
  return near.length > CELLS_PER_PIXEL;
};

/**
 * Returns the square pixels of the largest piece that vanishes. Closing the ink is the same as opening the
 * background.
 */
export const largestTaken = (mask: Uint8Array, toOutside: Nearest): number =>
  largest(takenByOpening(mask, toOutside));

// Measures what a mark loses in a favicon of 16 pixels: strokes and gaps into which a disc of one pixel does not fit.
// Morphological opening by that disc finds them.

import { CELLS_PER_PIXEL, GRID_SIZE } from './mark-grid.ts';
import type { NearestCells } from './nearest.ts';
import { FAR_SQUARED_DISTANCE } from './nearest.ts';
import { findConnectedPieces } from './mask-pieces.ts';
import type { Ridge } from './ridges.ts';

/**
 * The squared radius of the disc (half a pixel), in cells. The disc also fits into a strip that is one cell narrower.
 */
const DISC_RADIUS_SQUARED = (CELLS_PER_PIXEL / 2) ** 2;
const CELLS_PER_SQUARE_PIXEL = CELLS_PER_PIXEL ** 2;

const DISC_OFFSETS = ((): readonly number[] => {
  const reach = Math.floor(Math.sqrt(DISC_RADIUS_SQUARED));
  const offsets: number[] = [];
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1)
      if (x * x + y * y < DISC_RADIUS_SQUARED) offsets.push(y * GRID_SIZE + x);
  return offsets;
})();

/** Returns the cells of a mask that no disc inside the mask covers. */
const findCellsLostByOpening = (mask: Uint8Array, toOutside: NearestCells): Uint8Array => {
  const { squared } = toOutside;
  const inCore = (cell: number): boolean => (squared[cell] ?? FAR_SQUARED_DISTANCE) >= DISC_RADIUS_SQUARED;
  const taken = mask.slice();
  for (let cell = 0; cell < taken.length; cell += 1) {
    if (!inCore(cell)) continue;
    taken[cell] = 0;
    // An inner cell of the core needs no disc: the discs around the core's edge cover all that it would cover.
    if (inCore(cell - 1) && inCore(cell + 1) && inCore(cell - GRID_SIZE) && inCore(cell + GRID_SIZE))
      continue;
    for (const offset of DISC_OFFSETS) taken[cell + offset] = 0;
  }
  return taken;
};

const findLargestPieceSize = (mask: Uint8Array): number => {
  let most = 0;
  for (const cells of findConnectedPieces(mask, true).cells) most = Math.max(most, cells);
  return most / CELLS_PER_SQUARE_PIXEL;
};

/** Whether many strokes or gaps are about as wide as the disc, so that their position decides whether they vanish. */
export const isBorderline = (ridges: readonly Ridge[]): boolean => {
  const near = ridges.filter(({ width }) => Math.abs(width - CELLS_PER_PIXEL + 0.5) <= 1);
  return near.length > CELLS_PER_PIXEL;
};

/** Returns the area of the largest piece of a mask that vanishes, in square pixels. For gaps, pass the background. */
export const findLargestVanishingArea = (mask: Uint8Array, toOutside: NearestCells): number =>
  findLargestPieceSize(findCellsLostByOpening(mask, toOutside));

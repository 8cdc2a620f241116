// Rasterises a mark as in a favicon of 16 by 16 pixels with a margin of one pixel, at ten cells per pixel. The critic
// measures marks on this grid.

import type { Box, Outline } from '../geometry/outline.ts';
import { computePlacement, rasterise } from '../geometry/raster.ts';

export const CELLS_PER_PIXEL = 10;
export const GRID_SIZE = 16 * CELLS_PER_PIXEL;
const GRID_MARGIN = GRID_SIZE / 16;

export interface MarkGrid {
  /** For each cell, the index of the fill at its centre plus 1, or 0 for the background. */
  fills: Uint8Array;
  /** 1 for each cell that a fill covers. */
  ink: Uint8Array;
  /** 1 for each cell of the background. */
  paper: Uint8Array;
  /** The left edge of the mark's bounding box. It and the next three values are in cells and may be fractions. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the grid. With `shrink` below 1, the mark is smaller by this factor and shifted by half a cell. */
export const rasteriseMark = (outlines: readonly Outline[], box: Box, shrink = 1): MarkGrid => {
  const aside = shrink < 1 ? 0.5 : 0;
  const fitted = computePlacement(
    box,
    GRID_SIZE,
    GRID_SIZE,
    GRID_SIZE / 2 - (GRID_SIZE / 2 - GRID_MARGIN) * shrink,
  );
  const placement = { ...fitted, x: fitted.x + aside, y: fitted.y + aside };
  const fills = new Uint8Array(GRID_SIZE * GRID_SIZE);
  const ink = new Uint8Array(GRID_SIZE * GRID_SIZE);
  const paper = new Uint8Array(GRID_SIZE * GRID_SIZE).fill(1);
  outlines.forEach((outline, index) => {
    const mask = rasterise(outline, GRID_SIZE, GRID_SIZE, placement);
    for (let cell = 0; cell < mask.length; cell += 1) {
      if (mask[cell] !== 1) continue;
      fills[cell] = index + 1;
      ink[cell] = 1;
      paper[cell] = 0;
    }
  });
  return {
    fills,
    ink,
    paper,
    left: box.left * placement.scale + placement.x,
    top: box.top * placement.scale + placement.y,
    width: (box.right - box.left) * placement.scale,
    height: (box.bottom - box.top) * placement.scale,
  };
};

// Rasterises a mark at favicon size: a box of 16 pixels, a margin of one pixel, ten cells per pixel. The critic
// measures everything on this grid.

import type { Box, Outline } from '../geometry/outline.ts';
import { placementFor, rasterise } from '../geometry/raster.ts';

export const CELLS_PER_PIXEL = 10;
export const GRID_SIZE = 16 * CELLS_PER_PIXEL;
const GRID_MARGIN = GRID_SIZE / 16;

export interface MarkGrid {
  /** For each cell, the index of the fill that covers its centre, plus 1. 0 is background. */
  fills: Uint8Array;
  ink: Uint8Array;
  paper: Uint8Array;
  /** The box of the mark, in fractional cells. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Returns the grid. `shrink` below 1 draws the mark smaller and shifted by half a cell: a mark that passes there
 * passes on every grid.
 */
export const rasteriseMark = (outlines: readonly Outline[], box: Box, shrink = 1): MarkGrid => {
  const aside = shrink < 1 ? 0.5 : 0;
  const fitted = placementFor(
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

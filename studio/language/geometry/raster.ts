// Rasterises outlines: computes which cells have their centre inside, or how much of each cell is covered.

import { flatten } from './flatten.ts';
import type { Polygon } from './flatten.ts';
import type { Box, Outline } from './outline.ts';

/** Maps a point of an outline to cells: its coordinates times `scale`, plus `x` and `y`. */
export interface Placement {
  scale: number;
  x: number;
  y: number;
}

/** Returns the placement that centres a box in the grid, as large as fits. `margin` is in cells. */
export function computePlacement(box: Box, width: number, height: number, margin = 0): Placement {
  const wide = Math.max(box.right - box.left, 1e-9);
  const high = Math.max(box.bottom - box.top, 1e-9);
  const scale = Math.min((width - 2 * margin) / wide, (height - 2 * margin) / high);
  return {
    scale,
    x: width / 2 - ((box.left + box.right) / 2) * scale,
    y: height / 2 - ((box.top + box.bottom) / 2) * scale,
  };
}

/** Returns a mask with 1 for each cell whose centre is inside the outline. */
export function rasterise(
  outline: Outline,
  width: number,
  height: number,
  placement: Placement,
  rule: 'non-zero' | 'even-odd' = 'non-zero',
): Uint8Array {
  const turns = new Int8Array((width + 1) * height);
  for (const polygon of flatten(outline, 0.03 / placement.scale)) {
    markCrossings(turns, polygon, width, height, placement);
  }
  const mask = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let winding = 0;
    for (let column = 0; column < width; column += 1) {
      winding += turns[row * (width + 1) + column] ?? 0;
      if (rule === 'non-zero' ? winding !== 0 : winding % 2 !== 0) mask[row * width + column] = 1;
    }
  }
  return mask;
}

/**
 * Finds where the polygon crosses each row of cell centres. Adds the change of the winding number to `turns`, at the
 * first cell after the crossing.
 */
function markCrossings(
  turns: Int8Array,
  polygon: Polygon,
  width: number,
  height: number,
  placement: Placement,
) {
  const { scale, x: shiftX, y: shiftY } = placement;
  let fromX = (polygon[polygon.length - 2] ?? 0) * scale + shiftX;
  let fromY = (polygon[polygon.length - 1] ?? 0) * scale + shiftY;
  for (let index = 0; index < polygon.length; index += 2) {
    const toX = (polygon[index] ?? 0) * scale + shiftX;
    const toY = (polygon[index + 1] ?? 0) * scale + shiftY;
    const down = toY > fromY ? 1 : -1;
    const first = Math.max(0, Math.ceil(Math.min(fromY, toY) - 0.5));
    const last = Math.min(height - 1, Math.ceil(Math.max(fromY, toY) - 0.5) - 1);
    const slope = toY === fromY ? 0 : (toX - fromX) / (toY - fromY);
    for (let row = first; row <= last; row += 1) {
      const crossing = fromX + (row + 0.5 - fromY) * slope;
      const column = Math.min(width, Math.max(0, Math.ceil(crossing - 0.5)));
      const cell = row * (width + 1) + column;
      turns[cell] = (turns[cell] ?? 0) + down;
    }
    fromX = toX;
    fromY = toY;
  }
}

/** Returns how much of each cell is covered, from 0 to 255. Contours must not cross. */
export function computeCoverage(
  outline: Outline,
  width: number,
  height: number,
  placement: Placement,
): Uint8Array {
  const stride = width + 2;
  const gains = new Float32Array(stride * height);
  const { scale, x: shiftX, y: shiftY } = placement;
  for (const polygon of flatten(outline, 0.03 / placement.scale)) {
    let fromX = (polygon[polygon.length - 2] ?? 0) * scale + shiftX;
    let fromY = (polygon[polygon.length - 1] ?? 0) * scale + shiftY;
    for (let index = 0; index < polygon.length; index += 2) {
      const toX = (polygon[index] ?? 0) * scale + shiftX;
      const toY = (polygon[index + 1] ?? 0) * scale + shiftY;
      addCoverageOfEdge(gains, stride, width, height, fromX, fromY, toX, toY);
      fromX = toX;
      fromY = toY;
    }
  }
  const cells = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    let total = 0;
    for (let column = 0; column < width; column += 1) {
      total += gains[row * stride + column] ?? 0;
      cells[row * width + column] = Math.round(255 * Math.min(1, Math.abs(total)));
    }
  }
  return cells;
}

/**
 * Adds the coverage that an edge gives to the cells on its right, row by row: a part of the cells that it crosses, and
 * its whole height in the cells after them.
 */
function addCoverageOfEdge(
  gains: Float32Array,
  stride: number,
  width: number,
  height: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): void {
  if (fromY === toY) return;
  const down = toY > fromY ? 1 : -1;
  const [topX, topY, endX, endY] = down > 0 ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
  const slope = (endX - topX) / (endY - topY);
  const last = Math.min(height, Math.ceil(endY));
  for (let row = Math.max(0, Math.floor(topY)); row < last; row += 1) {
    const high = Math.max(row, topY);
    const low = Math.min(row + 1, endY);
    const entry = Math.min(width, Math.max(0, topX + (high - topY) * slope));
    const exit = Math.min(width, Math.max(0, topX + (low - topY) * slope));
    spreadCoverage(gains, row * stride, Math.min(entry, exit), Math.max(entry, exit), (low - high) * down);
  }
}

/** Adds the coverage of an edge in one row, as differences between cells, so that their running sum is the coverage. */
function spreadCoverage(gains: Float32Array, start: number, left: number, right: number, rise: number): void {
  const last = Math.max(Math.floor(left) + 1, Math.ceil(right));
  let before = 0;
  for (let column = Math.floor(left); column < last; column += 1) {
    const cover = coverageOfCell(column, left, right, rise);
    gains[start + column] = (gains[start + column] ?? 0) + cover - before;
    before = cover;
  }
  gains[start + last] = (gains[start + last] ?? 0) + rise - before;
}

/** Returns the area of a cell that is to the right of an edge from x `left` to x `right` with the height `rise`. */
function coverageOfCell(column: number, left: number, right: number, rise: number): number {
  const span = right - left;
  if (span < 1e-9) return rise * Math.min(1, Math.max(0, column + 1 - left));
  const from = Math.max(left, column);
  const to = Math.min(right, column + 1);
  const passed = Math.max(0, from - left) / span;
  const here = Math.max(0, to - from) / span;
  return rise * (passed + here * (column + 1 - (from + to) / 2));
}

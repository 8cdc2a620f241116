import { renderAlpha, createSquareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 64;
const COLUMNS = 9;
const ROWS = 8;

/** Renders the shapes in one colour, 64 pixels wide, and returns the mean darkness of each cell of a 9 x 8 grid. */
const computeDarknessGrid = (shapes: readonly Shape[]): number[] => {
  const frame = inkFrame(shapes);
  if (frame === null) return Array.from({ length: COLUMNS * ROWS }, () => 0);
  const alpha = renderAlpha(shapes, createSquareFrame(frame, 0), SIDE, SIDE);
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const [left, right] = [
      Math.floor((column * SIDE) / COLUMNS),
      Math.floor(((column + 1) * SIDE) / COLUMNS),
    ];
    const [top, bottom] = [(row * SIDE) / ROWS, ((row + 1) * SIDE) / ROWS];
    let sum = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) sum += alpha[y * SIDE + x] ?? 0;
    return sum / ((right - left) * (bottom - top));
  });
};

/** Returns a difference hash of 64 bits: whether each cell of the grid is darker than the next in its row. */
export const computeDHash = (shapes: readonly Shape[]): bigint => {
  const grid = computeDarknessGrid(shapes);
  let hash = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column + 1 < COLUMNS; column += 1) {
      const [here, next] = [grid[row * COLUMNS + column] ?? 0, grid[row * COLUMNS + column + 1] ?? 0];
      hash = (hash << 1n) | (here > next ? 1n : 0n);
    }
  }
  return hash;
};

export const hammingDistance = (one: bigint, other: bigint): number =>
  [...(one ^ other).toString(2)].filter((bit) => bit === '1').length;

// Exact Euclidean distance transform (Felzenszwalb and Huttenlocher), and morphological opening with it. Indices
// cannot leave their arrays, so the code asserts types instead of checking: these loops take most of the
// benchmark's time.

import type { Mask } from './raster.ts';

const FAR_DISTANCE = 1e12;

/** Arrays that all rows share, to avoid allocations. */
interface Scratch {
  vertices: Int32Array;
  borders: Float64Array;
  out: Float64Array;
}

/** Replaces a row of squared distances by the lower envelope of the parabolas that stand on them. */
const computeRowEnvelope = (values: Float64Array, { vertices, borders, out }: Scratch): void => {
  const length = values.length;
  let last = 0;
  vertices[0] = 0;
  borders[0] = -Infinity;
  borders[1] = Infinity;
  for (let q = 1; q < length; q += 1) {
    const height = (values[q] as number) + q * q;
    let v = vertices[last] as number;
    let crossing = (height - (values[v] as number) - v * v) / (2 * (q - v));
    while (crossing <= (borders[last] as number)) {
      last -= 1;
      v = vertices[last] as number;
      crossing = (height - (values[v] as number) - v * v) / (2 * (q - v));
    }
    last += 1;
    vertices[last] = q;
    borders[last] = crossing;
    borders[last + 1] = Infinity;
  }
  last = 0;
  for (let q = 0; q < length; q += 1) {
    while ((borders[last + 1] as number) < q) last += 1;
    const v = vertices[last] as number;
    out[q] = (q - v) * (q - v) + (values[v] as number);
  }
  for (let q = 0; q < length; q += 1) values[q] = out[q] as number;
};

/** Returns, for every cell, the distance from its centre to that of the nearest cell for which `isSource` holds. */
export const computeDistances = (
  width: number,
  height: number,
  isSource: (cell: number) => boolean,
): Float64Array => {
  const grid = new Float64Array(width * height);
  for (let cell = 0; cell < grid.length; cell += 1) grid[cell] = isSource(cell) ? 0 : FAR_DISTANCE;
  const longest = Math.max(width, height);
  const scratch: Scratch = {
    vertices: new Int32Array(longest + 1),
    borders: new Float64Array(longest + 2),
    out: new Float64Array(longest),
  };
  const column = new Float64Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = grid[y * width + x] as number;
    computeRowEnvelope(column, scratch);
    for (let y = 0; y < height; y += 1) grid[y * width + x] = column[y] as number;
  }
  for (let y = 0; y < height; y += 1) computeRowEnvelope(grid.subarray(y * width, (y + 1) * width), scratch);
  for (let cell = 0; cell < grid.length; cell += 1) grid[cell] = Math.sqrt(grid[cell] as number);
  return grid;
};

/**
 * Marks the cells of this value that a disc of this diameter can cover without touching other cells (a morphological
 * opening). A strip one cell narrower than the disc still counts, because the grid is only exact to one cell.
 */
export const openMask = ({ width, height, cells }: Mask, value: 0 | 1, diameter: number): Uint8Array => {
  const radius = diameter / 2;
  const depth = computeDistances(width, height, (cell) => cells[cell] !== value);
  const reach = computeDistances(width, height, (cell) => (depth[cell] ?? 0) >= radius);
  return Uint8Array.from(cells, (cell, index) =>
    cell === value && (reach[index] ?? FAR_DISTANCE) < radius ? 1 : 0,
  );
};

// Finds the nearest marked cell for every cell, exactly: columns first, then the lower envelope of parabolas along
// each row (Meijster, Roerdink, Hesselink 2000).

import { SIZE } from './mark-grid.ts';

/** More than any squared distance on the grid. */
export const FAR = 4 * SIZE * SIZE;

/** A row far outside the grid, so that every real row is nearer. */
const NONE = -SIZE;

export interface Nearest {
  /** The squared distance between centres in cells, or FAR when nothing is marked. */
  squared: Int32Array;
  /** The index of the nearest marked cell, or -1 when nothing is marked. */
  cell: Int32Array;
}

/** Returns the row of the nearest marked cell in the same column, or NONE, in row-major order. */
const nearestInColumns = (marked: Uint8Array): Int16Array => {
  const rows = new Int16Array(SIZE * SIZE);
  for (let cell = 0; cell < rows.length; cell += 1) {
    const above = cell < SIZE ? NONE : (rows[cell - SIZE] ?? NONE);
    rows[cell] = marked[cell] === 1 ? Math.floor(cell / SIZE) : above;
  }
  for (let cell = rows.length - SIZE - 1; cell >= 0; cell -= 1) {
    const row = Math.floor(cell / SIZE);
    const above = rows[cell] ?? NONE;
    const below = rows[cell + SIZE] ?? NONE;
    if (below > row && below - row < row - above) rows[cell] = below;
  }
  return rows;
};

export const nearestTo = (marked: Uint8Array): Nearest => {
  const rows = nearestInColumns(marked);
  const squared = new Int32Array(SIZE * SIZE);
  const cells = new Int32Array(SIZE * SIZE);
  const heights = new Int32Array(SIZE);
  const vertex = new Int32Array(SIZE);
  const start = new Int32Array(SIZE);
  for (let row = 0; row < SIZE; row += 1) {
    const offset = row * SIZE;
    for (let column = 0; column < SIZE; column += 1) {
      const found = rows[offset + column] ?? NONE;
      heights[column] = found === NONE ? FAR : (found - row) * (found - row);
    }
    const last = envelope(heights, vertex, start);
    for (let column = SIZE - 1, at = last; column >= 0; column -= 1) {
      const from = vertex[at] ?? 0;
      const height = heights[from] ?? FAR;
      const cell = offset + column;
      squared[cell] = Math.min(FAR, (column - from) * (column - from) + height);
      cells[cell] = height >= FAR ? -1 : (rows[offset + from] ?? 0) * SIZE + from;
      if (column === start[at]) at -= 1;
    }
  }
  return { squared, cell: cells };
};

/** Computes from which column on each column's parabola is the lowest. Returns the index of the last one. */
const envelope = (heights: Int32Array, vertex: Int32Array, start: Int32Array): number => {
  let last = 0;
  vertex[0] = 0;
  start[0] = 0;
  for (let column = 1; column < SIZE; column += 1) {
    const height = heights[column] ?? FAR;
    while (last >= 0) {
      const at = start[last] ?? 0;
      const from = vertex[last] ?? 0;
      const old = (at - from) * (at - from) + (heights[from] ?? FAR);
      if (old <= (at - column) * (at - column) + height) break;
      last -= 1;
    }
    if (last < 0) {
      last = 0;
      vertex[0] = column;
      continue;
    }
    const from = vertex[last] ?? 0;
    const meet = column * column - from * from + height - (heights[from] ?? FAR);
    const begin = 1 + Math.floor(meet / (2 * (column - from)));
    if (begin < SIZE) {
      last += 1;
      vertex[last] = column;
      start[last] = begin;
    }
  }
  return last;
};

// Finds the nearest marked cell for every cell, exactly: first in each column, then along each row by the lower
// envelope of parabolas (Meijster, Roerdink and Hesselink, 2000).

import { GRID_SIZE } from './mark-grid.ts';

/** More than any squared distance on the grid. */
export const FAR_SQUARED_DISTANCE = 4 * GRID_SIZE * GRID_SIZE;

/** A row far outside the grid, so that every real row is nearer. */
const NO_ROW = -GRID_SIZE;

export interface NearestCells {
  /** The squared distance between centres in cells, or FAR_SQUARED_DISTANCE if nothing is marked. */
  squared: Int32Array;
  /** The index of the nearest marked cell, or -1 if nothing is marked. */
  cell: Int32Array;
}

/** Returns for each cell the row of the nearest marked cell in the same column, or NO_ROW if there is none. */
const findNearestInColumns = (marked: Uint8Array): Int16Array => {
  const rows = new Int16Array(GRID_SIZE * GRID_SIZE);
  for (let row = 0, cell = 0; row < GRID_SIZE; row += 1) {
    for (let column = 0; column < GRID_SIZE; column += 1, cell += 1) {
      const above = row === 0 ? NO_ROW : (rows[cell - GRID_SIZE] ?? NO_ROW);
      rows[cell] = marked[cell] === 1 ? row : above;
    }
  }
  for (let row = GRID_SIZE - 2; row >= 0; row -= 1) {
    for (let cell = row * GRID_SIZE, end = cell + GRID_SIZE; cell < end; cell += 1) {
      const above = rows[cell] ?? NO_ROW;
      const below = rows[cell + GRID_SIZE] ?? NO_ROW;
      if (below > row && below - row < row - above) rows[cell] = below;
    }
  }
  return rows;
};

export const findNearestCells = (marked: Uint8Array): NearestCells => {
  const rows = findNearestInColumns(marked);
  const squared = new Int32Array(GRID_SIZE * GRID_SIZE);
  const cells = new Int32Array(GRID_SIZE * GRID_SIZE);
  const heights = new Int32Array(GRID_SIZE);
  const vertex = new Int32Array(GRID_SIZE);
  const start = new Int32Array(GRID_SIZE);
  const writeNearest = (offset: number, first: number, end: number): void => {
    const last = computeLowerEnvelope(heights, first, end, vertex, start);
    for (let column = end, at = last; column >= first; column -= 1) {
      const from = vertex[at] ?? 0;
      const height = heights[from] ?? FAR_SQUARED_DISTANCE;
      const cell = offset + column;
      squared[cell] = Math.min(FAR_SQUARED_DISTANCE, (column - from) * (column - from) + height);
      cells[cell] = height >= FAR_SQUARED_DISTANCE ? -1 : (rows[offset + from] ?? 0) * GRID_SIZE + from;
      if (column === start[at]) at -= 1;
    }
  };
  for (let row = 0; row < GRID_SIZE; row += 1) {
    const offset = row * GRID_SIZE;
    // Each gap between marked cells is computed on its own, because the marked cells at its ends are nearer than
    // everything beyond them. Within a run of marked cells, there is nothing to compute.
    let first = 0;
    for (let column = 0; column < GRID_SIZE; column += 1) {
      const cell = offset + column;
      const found = rows[cell] ?? NO_ROW;
      heights[column] = found === NO_ROW ? FAR_SQUARED_DISTANCE : (found - row) * (found - row);
      const isMarked = marked[cell] === 1;
      if (isMarked) cells[cell] = cell;
      else if (column < GRID_SIZE - 1) continue;
      const isWithinRun = isMarked && column - first <= 1 && marked[offset + first] === 1;
      if (!isWithinRun) writeNearest(offset, first, column);
      first = column;
    }
  }
  return { squared, cell: cells };
};

/**
 * Finds the lowest parabola at each column from `first` to `end`. `vertex` receives the columns of the lowest parabolas
 * from left to right, and `start` the column from which each is the lowest. Returns the index of the last one.
 */
const computeLowerEnvelope = (
  heights: Int32Array,
  first: number,
  end: number,
  vertex: Int32Array,
  start: Int32Array,
): number => {
  let last = 0;
  vertex[0] = first;
  start[0] = first;
  for (let column = first + 1; column <= end; column += 1) {
    const height = heights[column] ?? FAR_SQUARED_DISTANCE;
    while (last >= 0) {
      const at = start[last] ?? 0;
      const from = vertex[last] ?? 0;
      const old = (at - from) * (at - from) + (heights[from] ?? FAR_SQUARED_DISTANCE);
      if (old <= (at - column) * (at - column) + height) break;
      last -= 1;
    }
    if (last < 0) {
      last = 0;
      vertex[0] = column;
      continue;
    }
    const from = vertex[last] ?? 0;
    const meet = column * column - from * from + height - (heights[from] ?? FAR_SQUARED_DISTANCE);
    const begin = 1 + Math.floor(meet / (2 * (column - from)));
    if (begin <= end) {
      last += 1;
      vertex[last] = column;
      start[last] = begin;
    }
  }
  return last;
};

// Finds the connected pieces of a mask. It joins runs (horizontal rows of adjacent cells) instead of single cells: a
// mark has few runs, so this is much faster than flood filling.

import { GRID_SIZE } from './mark-grid.ts';

export interface MaskPieces {
  /** For each cell, the index of its piece plus 1, or 0 if it belongs to none. */
  of: Uint16Array;
  /** The number of cells of each piece. */
  cells: number[];
}

interface CellRun {
  row: number;
  /** The first column of the run. */
  from: number;
  /** The first column after the run. */
  to: number;
  /** The index of another run of the same piece. If it is the run's own index, the run is the root of the piece. */
  parent: number;
}

const findRootRun = (runs: readonly CellRun[], run: number): number => {
  let at = run;
  for (;;) {
    const parent = runs[at]?.parent ?? at;
    if (parent === at) return at;
    at = parent;
  }
};

const joinRuns = (runs: readonly CellRun[], one: number, other: number): void => {
  const left = findRootRun(runs, one);
  const right = findRootRun(runs, other);
  const [first, second] = left < right ? [left, right] : [right, left];
  const child = runs[second];
  if (child !== undefined) child.parent = first;
};

const findRunsInMask = (mask: Uint8Array, reach: number): CellRun[] => {
  const runs: CellRun[] = [];
  let above = 0;
  for (let row = 0; row < GRID_SIZE; row += 1) {
    const first = runs.length;
    let candidate = above;
    const offset = row * GRID_SIZE;
    for (let column = 0; column < GRID_SIZE; column += 1) {
      if (mask[offset + column] !== 1) continue;
      const from = column;
      while (column < GRID_SIZE && mask[offset + column] === 1) column += 1;
      const index = runs.length;
      runs.push({ row, from, to: column, parent: index });
      while (candidate < first && (runs[candidate]?.to ?? 0) + reach <= from) candidate += 1;
      for (
        let other = candidate;
        other < first && (runs[other]?.from ?? GRID_SIZE) < column + reach;
        other += 1
      )
        joinRuns(runs, other, index);
    }
    above = first;
  }
  return runs;
};

/** Returns the pieces. Cells that share a side are connected; with `corners`, also those that share a corner. */
export const findConnectedPieces = (mask: Uint8Array, corners: boolean): MaskPieces => {
  const runs = findRunsInMask(mask, corners ? 1 : 0);
  const of = new Uint16Array(GRID_SIZE * GRID_SIZE);
  const cells: number[] = [];
  const pieces = new Map<number, number>();
  runs.forEach((run, index) => {
    const root = findRootRun(runs, index);
    const piece = pieces.get(root) ?? cells.length;
    pieces.set(root, piece);
    cells[piece] = (cells[piece] ?? 0) + run.to - run.from;
    of.fill(piece + 1, run.row * GRID_SIZE + run.from, run.row * GRID_SIZE + run.to);
  });
  return { of, cells };
};

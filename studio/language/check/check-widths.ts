// Checks the widths of strokes and gaps. They are measured along centre lines: a ridge is a cell of the grid on such a
// line, and a run is a connected stretch of ridges.

import type { Fill } from '../blazon/blazon.ts';
import type { Remark } from './check-cuts.ts';
import { formatTenths } from './check-cuts.ts';
import { GUIDE } from './guide-numbers.ts';
import { rasteriseMark, GRID_SIZE } from '../marks/mark-grid.ts';
import type { MarkGrid } from '../marks/mark-grid.ts';
import { findNearestCells } from '../marks/nearest.ts';
import type { Ridge } from '../marks/ridges.ts';
import { findRidges } from '../marks/ridges.ts';
import type { Box } from '../geometry/outline.ts';

/** Hundredths of the mark's longer side per cell: the mark spans 14 of the 16 pixels of the grid. */
const UNITS_PER_CELL = 100 / (GRID_SIZE * (14 / 16));
/** The minimum length of a run, in cells. Shorter runs are corners, or points where shapes touch. */
const MIN_RUN_CELLS = 7;
/** The largest distance in rows or columns between two ridges of one run. */
const MAX_RIDGE_DISTANCE = 2;

/** A run inside one part, or between the same two parts. Widths are in hundredths of the mark's longer side. */
interface RidgeRun {
  /** The part or parts, as remarks name them. */
  parts: string;
  /** The 15th percentile of the widths, which stands for the narrowest width. */
  narrow: number;
  median: number;
  /** Where the run is narrow, in coordinates of the field: `[47,53]`. */
  at: string;
  /** Whether the width is nearly constant, as in a deliberate gap. */
  even: boolean;
}

const middleOfRidge = ({ one, other }: Ridge): { column: number; row: number } => ({
  column: Math.round(((one % GRID_SIZE) + (other % GRID_SIZE)) / 2),
  row: Math.round((Math.floor(one / GRID_SIZE) + Math.floor(other / GRID_SIZE)) / 2),
});

/** Removes the run of ridges at the cell `start` from `left`, and returns it. */
const takeConnectedRidges = (left: Map<number, Ridge[]>, start: number): Ridge[] => {
  const run: Ridge[] = [];
  const stack = [start];
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const here = left.get(cell);
    if (here === undefined) continue;
    run.push(...here);
    left.delete(cell);
    for (let down = -MAX_RIDGE_DISTANCE; down <= MAX_RIDGE_DISTANCE; down += 1) {
      for (let right = -MAX_RIDGE_DISTANCE; right <= MAX_RIDGE_DISTANCE; right += 1)
        stack.push(cell + down * GRID_SIZE + right);
    }
  }
  return run;
};

const isLongEnough = (run: readonly Ridge[]): boolean => {
  const middles = run.map(middleOfRidge);
  const columns = middles.map(({ column }) => column);
  const rows = middles.map(({ row }) => row);
  const wide = Math.max(...columns) - Math.min(...columns);
  const high = Math.max(...rows) - Math.min(...rows);
  return Math.hypot(wide, high) >= MIN_RUN_CELLS;
};

interface RidgeNaming {
  nameOf: (ridge: Ridge) => string;
  placeOf: (ridge: Ridge) => string;
}

const groupIntoRuns = (ridges: readonly Ridge[], { nameOf, placeOf }: RidgeNaming): RidgeRun[] => {
  const groups = new Map<string, Map<number, Ridge[]>>();
  for (const ridge of ridges) {
    const group = groups.get(nameOf(ridge)) ?? new Map<number, Ridge[]>();
    groups.set(nameOf(ridge), group);
    const { column, row } = middleOfRidge(ridge);
    const cell = row * GRID_SIZE + column;
    group.set(cell, [...(group.get(cell) ?? []), ridge]);
  }
  const runs: RidgeRun[] = [];
  for (const [parts, left] of groups) {
    for (const [cell, [start]] of left) {
      const run = takeConnectedRidges(left, cell);
      if (start === undefined || !isLongEnough(run)) continue;
      const sorted = run.toSorted((one, other) => one.width - other.width);
      const ridgeAt = (share: number): Ridge => sorted[Math.floor(share * sorted.length)] ?? start;
      const at = (share: number): number => ridgeAt(share).width * UNITS_PER_CELL;
      const even = at(0.85) - at(0.15) < GUIDE.gapPlay;
      runs.push({ parts, narrow: at(0.15), median: at(0.5), at: placeOf(ridgeAt(0.05)), even });
    }
  }
  return runs.sort((one, other) => one.narrow - other.narrow);
};

const partsBesideGap =
  (grid: MarkGrid, names: readonly string[]) =>
  (ridge: Ridge): string => {
    const nameAt = (cell: number): string => names[(grid.fills[cell] ?? 0) - 1] ?? '';
    const [one, other] = [nameAt(ridge.one), nameAt(ridge.other)].sort();
    return one === other ? `in \`${one}\`` : `between \`${one}\` and \`${other}\``;
  };

const partContainingRidge =
  (grid: MarkGrid, names: readonly string[]) =>
  (ridge: Ridge): string => {
    const middle = (Math.floor(ridge.one / GRID_SIZE) + Math.floor(ridge.other / GRID_SIZE)) / 2;
    const column = ((ridge.one % GRID_SIZE) + (ridge.other % GRID_SIZE)) / 2;
    const cell = Math.round(middle) * GRID_SIZE + Math.round(column);
    return `\`${names[(grid.fills[cell] ?? 0) - 1] ?? names[0] ?? ''}\``;
  };

const findUnevenGaps = (gaps: readonly RidgeRun[]): Remark[] => {
  const deliberate = gaps.filter(({ median, even }) => even && median < GUIDE.widestGap);
  const sorted = deliberate.toSorted((one, other) => one.median - other.median);
  const [narrowest, widest] = [sorted[0], sorted.at(-1)];
  if (narrowest === undefined || widest === undefined) return [];
  if (widest.median - narrowest.median <= GUIDE.gapPlay) return [];
  const text = `gaps differ: ${formatTenths(narrowest.median)} ${narrowest.parts}, ${formatTenths(widest.median)} ${widest.parts}: use one gap`;
  return [{ key: 'gaps differ', text }];
};

const findNarrowGap = ({ parts, narrow, at }: RidgeRun, fillsIn: boolean): Remark[] => {
  if (narrow < GUIDE.thinnest - 0.5) {
    const text = `the gap ${parts} narrows to ${formatTenths(narrow)} at ${at}: never under ${GUIDE.thinnest}`;
    return [{ key: `gap ${parts}`, text }];
  }
  if (!fillsIn || narrow >= GUIDE.pixel) return [];
  const text = `the gap ${parts} is ${formatTenths(narrow)} at ${at}: under ${GUIDE.pixel} it fills in at 16 px`;
  return [{ key: `gap ${parts}`, text }];
};

const findThinStroke = ({ parts, narrow, at }: RidgeRun, vanishes: boolean): Remark[] => {
  if (narrow < GUIDE.thinnest - 0.5) {
    const text = `${parts} thins to ${formatTenths(narrow)} at ${at}: no stroke and no tip under ${GUIDE.thinnest}`;
    return [{ key: `stroke ${parts}`, text }];
  }
  if (!vanishes || narrow >= GUIDE.pixel) return [];
  const text = `a stroke of ${parts} is ${formatTenths(narrow)} at ${at}: under ${GUIDE.pixel} it goes at 16 px`;
  return [{ key: `stroke ${parts}`, text }];
};

const describePlace =
  (grid: MarkGrid, box: Box) =>
  (ridge: Ridge): string => {
    const { column, row } = middleOfRidge(ridge);
    const x = box.left + ((column + 0.5 - grid.left) * (box.right - box.left)) / grid.width;
    const y = box.top + ((row + 0.5 - grid.top) * (box.bottom - box.top)) / grid.height;
    return `[${Math.round(x)},${Math.round(y)}]`;
  };

/**
 * Reports strokes that are too thin, gaps that are too narrow, and gaps whose widths differ. `at16` describes the mark
 * at a size of 16 pixels: `lost` is the area of the largest stroke that vanishes, and `filled` that of the largest gap
 * that fills in, both in square pixels.
 */
export const checkWidths = (
  fills: readonly Fill[],
  box: Box,
  at16: { lost: number; filled: number },
): Remark[] => {
  const names = fills.map(({ name }) => name);
  const grid = rasteriseMark(
    fills.map(({ outline }) => outline),
    box,
  );
  const maxGap = (GUIDE.widestGap + 4) / UNITS_PER_CELL;
  const gaps = groupIntoRuns(findRidges(grid.paper, findNearestCells(grid.ink), maxGap), {
    nameOf: partsBesideGap(grid, names),
    placeOf: describePlace(grid, box),
  });
  const strokes = groupIntoRuns(findRidges(grid.ink, findNearestCells(grid.paper), maxGap), {
    nameOf: partContainingRidge(grid, names),
    placeOf: describePlace(grid, box),
  });
  return [
    ...strokes.flatMap((run) => findThinStroke(run, at16.lost > 0.45)),
    ...gaps.flatMap((run) => findNarrowGap(run, at16.filled > 0.45)),
    ...findUnevenGaps(gaps),
  ];
};

// Converts a mark to pixel art: fills each cell of a coarse grid if the mark's shapes cover about half of it or more.

import type { Fill } from '../blazon/blazon.ts';
import { boundingBoxOf } from '../geometry/bounds.ts';
import type { Contour, Outline, Point } from '../geometry/outline.ts';
import { computeCoverage, computePlacement } from '../geometry/raster.ts';

/** The grid sizes to try, in cells on the longer side, finest first. */
export const PIXEL_GRID_SIZES: readonly number[] = [14, 12, 10];

/** A cell with at least this coverage is filled: about half of 255, which is full coverage. */
const MIN_FILLED_COVERAGE = 122;

export function convertToPixelWork(fills: readonly Fill[], cells: number): readonly Fill[] {
  const painted = fills.filter(({ role, outline }) => role !== 'none' && outline.length > 0);
  const box = boundingBoxOf(painted.flatMap(({ outline }) => [...outline]));
  if (box === null) return [];
  const side = Math.max(box.right - box.left, box.bottom - box.top);
  const columns = Math.max(1, Math.round(((box.right - box.left) / side) * cells));
  const rows = Math.max(1, Math.round(((box.bottom - box.top) / side) * cells));
  const placement = computePlacement(box, columns, rows);
  const masks = painted.map(({ outline }) => computeCoverage(outline, columns, rows, placement));
  const owner = Array.from({ length: columns * rows }, (_, cell) => findCoveringFill(masks, cell));
  return painted.flatMap((fill, index) => {
    const isIn = (column: number, row: number): boolean =>
      column >= 0 && row >= 0 && column < columns && row < rows && owner[row * columns + column] === index;
    const outline = traceCells(isIn, columns, rows);
    return outline.length === 0 ? [] : [{ ...fill, outline }];
  });
}

/** Returns the index of the fill that covers most of a cell, or -1 if all fills together cover too little of it. */
function findCoveringFill(masks: readonly Uint8Array[], cell: number): number {
  const shares = masks.map((mask) => mask[cell] ?? 0);
  if (shares.reduce((sum, share) => sum + share, 0) < MIN_FILLED_COVERAGE) return -1;
  return shares.indexOf(Math.max(...shares));
}

/** The side of a cell in the resulting outline. */
const UNITS_PER_CELL = 10;

/**
 * Returns the outline of the cells for which `isIn` is true, clockwise around them and anticlockwise around holes.
 * Cells that touch only at a corner stay separate.
 */
function traceCells(isIn: (column: number, row: number) => boolean, columns: number, rows: number): Outline {
  const edges = new Map<string, Point[]>();
  const key = ([x, y]: Point): string => `${x},${y}`;
  const add = (from: Point, to: Point): void => {
    edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
  };
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      if (!isIn(x, y)) continue;
      if (!isIn(x, y - 1)) add([x, y], [x + 1, y]);
      if (!isIn(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!isIn(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!isIn(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  const contours: Contour[] = [];
  for (let [start] = edges.keys(); start !== undefined; [start] = edges.keys()) {
    contours.push(contourFromPoints(takeLoop(edges, start)));
  }
  return contours;
}

/** Removes the edges of one loop from the map and returns its points. Where two loops meet, it turns right. */
function takeLoop(edges: Map<string, Point[]>, start: string): Point[] {
  const [x = 0, y = 0] = start.split(',').map(Number);
  const points: Point[] = [[x, y]];
  let at: Point = [x, y];
  let heading: Point = [0, 0];
  for (;;) {
    const here = `${at[0]},${at[1]}`;
    const ways = edges.get(here) ?? [];
    const from = at;
    const before = heading;
    const rightward = ([toX, toY]: Point): number =>
      before[0] * (toY - from[1]) - before[1] * (toX - from[0]);
    const next = ways.toSorted((one, other) => rightward(other) - rightward(one))[0];
    if (next === undefined) return points;
    const rest = ways.filter((way) => way !== next);
    if (rest.length === 0) edges.delete(here);
    else edges.set(here, rest);
    heading = [next[0] - at[0], next[1] - at[1]];
    at = next;
    if (at[0] === x && at[1] === y) return points;
    points.push(at);
  }
}

const contourFromPoints = (points: readonly Point[]): Contour =>
  points
    .filter((point, index) => {
      const before = points.at(index - 1) ?? point;
      const after = points[(index + 1) % points.length] ?? point;
      return (
        (before[0] !== point[0] || point[0] !== after[0]) && (before[1] !== point[1] || point[1] !== after[1])
      );
    })
    .map(([x, y]) => ({ at: [x * UNITS_PER_CELL, y * UNITS_PER_CELL], in: null, out: null }));

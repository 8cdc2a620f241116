// Measures whether a mark looks like one object: how many pieces it has, how many are isolated, and how much of its
// convex hull it fills.

import type { Polygon } from '../geometry/flatten.ts';
import type { MarkGrid } from './mark-grid.ts';
import { GRID_SIZE } from './mark-grid.ts';
import { findConnectedPieces } from './mask-pieces.ts';
import type { Ridge } from './ridges.ts';

/** A small piece that is farther than this from all others is isolated. Relative to the mark's height. */
const MIN_ISOLATED_DISTANCE = 0.15;
/** A piece with at least this share of the largest piece may stand apart, like the second letter of a monogram. */
const MIN_INDEPENDENT_SHARE = 0.3;
/** A piece with a smaller share of the ink is a crumb. */
const MIN_PIECE_SHARE = 0.004;

export interface Wholeness {
  /** The number of pieces. */
  pieces: number;
  /** The number of isolated pieces that are not enclosed by others. */
  floating: number;
  /** The number of tiny pieces. */
  crumbs: number;
  /** The area of the silhouette with its holes filled, relative to its convex hull. */
  solidity: number;
}

/** Returns each piece's narrowest gap to another one, in cells. `of` is the index of each cell's piece plus 1. */
const findNarrowestGaps = (of: Uint16Array, count: number, gaps: readonly Ridge[]): Float64Array => {
  const least = new Float64Array(count).fill(Infinity);
  for (const gap of gaps) {
    const one = (of[gap.one] ?? 0) - 1;
    const other = (of[gap.other] ?? 0) - 1;
    if (one === other || one < 0 || other < 0) continue;
    least[one] = Math.min(least[one] ?? Infinity, gap.width);
    least[other] = Math.min(least[other] ?? Infinity, gap.width);
  }
  return least;
};

/**
 * Returns which pieces border on the space around the mark (`open`), and how many cells do not belong to that space
 * (`inside`).
 */
const measureSurroundingSpace = (
  grid: MarkGrid,
  of: Uint16Array,
  count: number,
): { open: boolean[]; inside: number } => {
  const paper = findConnectedPieces(grid.paper, false).of;
  const open = Array.from({ length: count }, () => false);
  let inside = 0;
  for (let cell = 0; cell < paper.length; cell += 1) {
    if (paper[cell] !== 1) inside += 1;
    if (of[cell] === 0) continue;
    const touches =
      paper[cell - 1] === 1 ||
      paper[cell + 1] === 1 ||
      paper[cell - GRID_SIZE] === 1 ||
      paper[cell + GRID_SIZE] === 1;
    if (touches) open[(of[cell] ?? 1) - 1] = true;
  }
  return { open, inside };
};

const compareByPosition = (one: readonly [number, number], other: readonly [number, number]): number =>
  one[0] - other[0] || one[1] - other[1];

/** Returns the area of the convex hull, by Andrew's monotone chain. */
const convexHullArea = (polygons: readonly Polygon[]): number => {
  const points: [number, number][] = [];
  for (const polygon of polygons)
    for (let at = 0; at < polygon.length; at += 2) points.push([polygon[at] ?? 0, polygon[at + 1] ?? 0]);
  points.sort(compareByPosition);
  const chain = (list: readonly [number, number][]): [number, number][] => {
    const hull: [number, number][] = [];
    for (const point of list) {
      for (;;) {
        const last = hull.at(-1);
        const before = hull.at(-2);
        if (last === undefined || before === undefined) break;
        const cross =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
        if (cross > 0) break;
        hull.pop();
      }
      hull.push(point);
    }
    return hull;
  };
  const around = [...chain(points), ...chain(points.toReversed())];
  let area = 0;
  around.forEach((point, index) => {
    const next = around[(index + 1) % around.length] ?? point;
    area += (point[0] * next[1] - next[0] * point[1]) / 2;
  });
  return Math.abs(area);
};

export const measureWholeness = (
  grid: MarkGrid,
  gaps: readonly Ridge[],
  polygons: readonly Polygon[],
  longerSide: number,
): Wholeness => {
  const { of, cells } = findConnectedPieces(grid.ink, true);
  const least = findNarrowestGaps(of, cells.length, gaps);
  const { open, inside } = measureSurroundingSpace(grid, of, cells.length);
  const all = cells.reduce((sum, count) => sum + count, 0);
  const largest = cells.indexOf(Math.max(...cells));
  const most = cells[largest] ?? 0;
  const apart = (piece: number): boolean => {
    const off = least[piece] ?? Infinity;
    return (
      off > MIN_ISOLATED_DISTANCE * grid.height &&
      (off === Infinity || (cells[piece] ?? 0) < MIN_INDEPENDENT_SHARE * most)
    );
  };
  const scale = Math.max(grid.width, grid.height) / longerSide;
  return {
    pieces: cells.length,
    floating: cells.filter((_, piece) => piece !== largest && open[piece] === true && apart(piece)).length,
    crumbs: cells.filter((count) => count < MIN_PIECE_SHARE * all).length,
    solidity: Math.min(1, inside / (convexHullArea(polygons) * scale * scale)),
  };
};

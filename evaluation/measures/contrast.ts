import { findComponents } from '../svg/components.ts';
import type { FillMap } from '../svg/raster.ts';
import { renderFills, createSquareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import { computeContrast } from './colours.ts';

const SIDE = 640;
/** Wider than the seam between two touching shapes, so that the seam does not count as background. */
const RIM_PIXELS = 2;
/**
 * A rim is closed if at most this share of it is background: the renderer leaves single cells open at a seam's end.
 */
const MAX_CLOSED_BACKGROUND_SHARE = 0.02;
/** Smaller pieces are artefacts at the edge between two fills. */
const MIN_PIECE_CELLS = 4;

export interface WeakestContrast {
  fill: string;
  against: string;
  ratio: number;
}

/** Returns the cells around one piece of a fill, `RIM_PIXELS` wide. */
const findRimCells = (
  { width, height, cells }: FillMap,
  own: number,
  piece: readonly number[],
): Set<number> => {
  const rim = new Set<number>();
  const isInner = (cell: number): boolean =>
    cells[cell - 1] === own &&
    cells[cell + 1] === own &&
    cells[cell - width] === own &&
    cells[cell + width] === own;
  for (const cell of piece) {
    if (isInner(cell)) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    for (let ny = Math.max(0, y - RIM_PIXELS); ny <= Math.min(height - 1, y + RIM_PIXELS); ny += 1) {
      for (let nx = Math.max(0, x - RIM_PIXELS); nx <= Math.min(width - 1, x + RIM_PIXELS); nx += 1) {
        if (cells[ny * width + nx] !== own) rim.add(ny * width + nx);
      }
    }
  }
  return rim;
};

/** Returns the indices of the fills that enclose a piece, or null if the piece touches the background. */
const findEnclosingColours = (map: FillMap, own: number, piece: readonly number[]): Set<number> | null => {
  const rim = findRimCells(map, own, piece);
  const around = new Set<number>();
  let open = 0;
  for (const cell of rim) {
    const value = map.cells[cell] ?? 0;
    if (value === 0) open += 1;
    else around.add(value);
  }
  return rim.size > 0 && open / rim.size <= MAX_CLOSED_BACKGROUND_SHARE ? around : null;
};

/**
 * Returns the fill with the lowest contrast. A piece that other fills enclose is compared with them, any other
 * piece with the background.
 */
export const findWeakestContrast = (shapes: readonly Shape[], background: string): WeakestContrast => {
  let weakest: WeakestContrast = { fill: 'none', against: background, ratio: Infinity };
  const compare = (fill: string, against: string): void => {
    const ratio = computeContrast(fill, against);
    if (ratio < weakest.ratio) weakest = { fill, against, ratio };
  };
  const frame = inkFrame(shapes);
  if (frame === null) return weakest;
  const map = renderFills(shapes, createSquareFrame(frame, 0.02), SIDE, SIDE);
  map.fills.forEach((fill, index) => {
    // A single fill can only be on the background.
    if (map.fills.length === 1) return compare(fill, background);
    const own = index + 1;
    for (const { cells } of findComponents(SIDE, SIDE, (cell) => map.cells[cell] === own)) {
      if (cells.length < MIN_PIECE_CELLS) continue;
      const around = findEnclosingColours(map, own, cells);
      if (around === null) compare(fill, background);
      else for (const value of around) compare(fill, map.fills[value - 1] ?? background);
    }
  });
  return weakest;
};

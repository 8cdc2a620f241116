import { findComponents } from '../svg/components.ts';
import type { FillMap } from '../svg/raster.ts';
import { renderFills, squareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';
import { contrast } from './colours.ts';

const SIDE = 640;
/** In px: seams between touching shapes do not count as ground. */
const RIM_PIXELS = 2;
/** A rim with less ground than this counts as closed: the renderer leaves single cells open at the end of a seam. */
const MAX_CLOSED_GROUND_SHARE = 0.02;
/** Rounding artefacts at the edges of two fills. */
const MIN_CELLS = 4;

export interface WeakestContrast {
  fill: string;
  against: string;
  ratio: number;
}

/** Cells of another value within the rim of one piece. */
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

/** Colours around one piece of a fill; null if it is on the background. */
const findEnclosingColours = (map: FillMap, own: number, piece: readonly number[]): Set<number> | null => {
  const rim = findRimCells(map, own, piece);
  const around = new Set<number>();
  let open = 0;
  for (const cell of rim) {
    const value = map.cells[cell] ?? 0;
    if (value === 0) open += 1;
    else around.add(value);
  }
  return rim.size > 0 && open / rim.size <= MAX_CLOSED_GROUND_SHARE ? around : null;
};

/**
 * The fill with the lowest contrast. An inlay is compared with what encloses it, every other fill with the
 * background.
 */
export const findWeakestContrast = (shapes: readonly Shape[], ground: string): WeakestContrast => {
  let weakest: WeakestContrast = { fill: 'none', against: ground, ratio: Infinity };
  const note = (fill: string, against: string): void => {
    const ratio = contrast(fill, against);
    if (ratio < weakest.ratio) weakest = { fill, against, ratio };
  };
  const frame = inkFrame(shapes);
  if (frame === null) return weakest;
  const map = renderFills(shapes, squareFrame(frame, 0.02), SIDE, SIDE);
  map.fills.forEach((fill, index) => {
    // A fill that passes on the background and has no other fill around it needs no check of its pieces.
    if (map.fills.length === 1) return note(fill, ground);
    const own = index + 1;
    for (const { cells } of findComponents(SIDE, SIDE, (cell) => map.cells[cell] === own)) {
      if (cells.length < MIN_CELLS) continue;
      const around = findEnclosingColours(map, own, cells);
      if (around === null) note(fill, ground);
      else for (const value of around) note(fill, map.fills[value - 1] ?? ground);
    }
  });
  return weakest;
};

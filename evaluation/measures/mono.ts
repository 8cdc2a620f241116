import { computeDistances } from '../svg/distance.ts';
import { renderFills, squareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 480;
/** Relative to the side: fills further apart than this share no edge. */
const MAX_SHARED_EDGE_DISTANCE = 0.12;
/** Relative to the side: the smallest visible detail; a narrower gap does not count. */
const MIN_REAL_GAP = 0.0208;

/** An edge cell of one fill near another fill: the distance to it in px. */
const findInternalEdges = (shapes: readonly Shape[]): number[] => {
  const frame = inkFrame(shapes);
  if (frame === null) return [];
  const { cells, fills, width, height } = renderFills(shapes, squareFrame(frame, 0.02), SIDE, SIDE);
  if (fills.length < 2) return [];
  return fills.flatMap((_, index) => {
    const own = index + 1;
    const toOthers = computeDistances(width, height, (cell) => cells[cell] !== 0 && cells[cell] !== own);
    /** The path to the other fill must leave this one at once: an edge along the side does not face it. */
    const facesOther = (cell: number): boolean => {
      const around = [cell - 1, cell + 1, cell - width, cell + width];
      const onward = around.reduce((best, next) =>
        (toOthers[next] ?? Infinity) < (toOthers[best] ?? Infinity) ? next : best,
      );
      return cells[onward] !== own;
    };
    return [...toOthers].filter(
      (distance, cell) =>
        cells[cell] === own && distance <= MAX_SHARED_EDGE_DISTANCE * SIDE && facesOther(cell),
    );
  });
};

/** Share of the edges between different fills that stay visible when all fills turn black; 1 without such edges. */
export const measureMonoShare = (shapes: readonly Shape[]): number => {
  const distances = findInternalEdges(shapes);
  if (distances.length === 0) return 1;
  // Between cell centres a gap of n cells is n + 1; the grid adds an uncertainty of one.
  const kept = distances.filter((distance) => distance >= MIN_REAL_GAP * SIDE);
  return kept.length / distances.length;
};

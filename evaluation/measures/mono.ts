import { computeDistances } from '../svg/distance.ts';
import { renderFills, createSquareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 480;
/** Fills further apart than this, as a share of the side, share no edge. */
const MAX_SHARED_EDGE_DISTANCE = 0.12;
/** The narrowest visible gap, as a share of the side. */
const MIN_VISIBLE_GAP = 0.0208;

/** Returns, for each edge cell that faces another fill, the distance to that fill in pixels. */
const measureEdgeDistances = (shapes: readonly Shape[]): number[] => {
  const frame = inkFrame(shapes);
  if (frame === null) return [];
  const { cells, fills, width, height } = renderFills(shapes, createSquareFrame(frame, 0.02), SIDE, SIDE);
  if (fills.length < 2) return [];
  return fills.flatMap((_, index) => {
    const own = index + 1;
    const toOthers = computeDistances(width, height, (cell) => cells[cell] !== 0 && cells[cell] !== own);
    /** Whether the first step from the cell towards the nearest other fill leaves its own fill. */
    const facesOther = (cell: number): boolean => {
      const around = [cell - 1, cell + 1, cell - width, cell + width];
      const nearest = around.reduce((best, next) =>
        (toOthers[next] ?? Infinity) < (toOthers[best] ?? Infinity) ? next : best,
      );
      return cells[nearest] !== own;
    };
    return [...toOthers].filter(
      (distance, cell) =>
        cells[cell] === own && distance <= MAX_SHARED_EDGE_DISTANCE * SIDE && facesOther(cell),
    );
  });
};

/** Returns the share of edges between fills that stay visible when all fills become black; 1 without such edges. */
export const measureMonoShare = (shapes: readonly Shape[]): number => {
  const distances = measureEdgeDistances(shapes);
  if (distances.length === 0) return 1;
  const visible = distances.filter((distance) => distance >= MIN_VISIBLE_GAP * SIDE);
  return visible.length / distances.length;
};

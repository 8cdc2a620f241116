// Measures how many edges of a mark stay visible in one colour. An edge between two roles is lost unless it has a gap.

import type { Role } from '../blazon/blazon.ts';
import type { MarkGrid } from './mark-grid.ts';
import { GRID_SIZE } from './mark-grid.ts';
import type { Ridge } from './ridges.ts';

/** The minimum width of a gap that stays open in print, relative to the mark's longer side. */
const MIN_REAL_GAP = 0.0215;
/** Fills that are farther apart than this have no common edge. Relative to the mark's longer side. */
const MAX_NEARBY_DISTANCE = 0.12;

/**
 * Returns the share of the edges between different roles that have a real gap, or 1 if there are no such edges.
 * `gaps` are the ridges of the background.
 */
export const measureSeparation = (grid: MarkGrid, roles: readonly Role[], gaps: readonly Ridge[]): number => {
  const roleAt = (cell: number): Role | undefined => roles[(grid.fills[cell] ?? 0) - 1];
  const side = Math.max(grid.width, grid.height);
  let kept = 0;
  let lost = 0;
  for (let cell = 0; cell < GRID_SIZE * (GRID_SIZE - 1); cell += 1) {
    const fill = grid.fills[cell] ?? 0;
    if (fill === 0) continue;
    for (const neighbour of [cell + 1, cell + GRID_SIZE]) {
      const next = grid.fills[neighbour] ?? 0;
      if (next !== 0 && next !== fill && roleAt(cell) !== roleAt(neighbour)) lost += 1;
    }
  }
  for (const gap of gaps) {
    if (roleAt(gap.one) === roleAt(gap.other) || gap.width > MAX_NEARBY_DISTANCE * side) continue;
    if (gap.width >= MIN_REAL_GAP * side) kept += 1;
    else lost += 1;
  }
  return kept + lost === 0 ? 1 : kept / (kept + lost);
};

// Where a mark is narrowest, in the coordinates in which it was drawn: a gate that fails is mended at a place.

import type { Fill } from '../blazon/blazon.ts';
import type { MarkGrid } from '../critic/mark-grid.ts';
import { gridOf, SIZE } from '../critic/mark-grid.ts';
import { nearestTo } from '../critic/nearest.ts';
import type { Ridge } from '../critic/ridges.ts';
import { ridgesOf } from '../critic/ridges.ts';
import { boxOf } from '../geometry/bounds.ts';
import type { Box } from '../geometry/outline.ts';

/** The mark spans 14 of 16 pixels of the grid: 100 units of its longer side are so many cells. */
const UNITS_PER_CELL = 100 / (SIZE * (14 / 16));
const MOST_PLACES = 3;
/** In cells: places nearer than this are one place. */
const ONE_PLACE = 14;

interface Spot {
  column: number;
  row: number;
  width: number;
}

const middleOf = ({ one, other, width }: Ridge): Spot => ({
  column: ((one % SIZE) + (other % SIZE)) / 2,
  row: (Math.floor(one / SIZE) + Math.floor(other / SIZE)) / 2,
  width,
});

/** Up to three strokes and gaps that are narrower than `units`, the narrowest first. */
export function narrowPlaces(fills: readonly Fill[], units: number): string[] {
  const box = boxOf(fills.flatMap(({ outline }) => [...outline]));
  if (box === null) return [];
  const grid = gridOf(
    fills.map(({ outline }) => outline),
    box,
  );
  const most = units / UNITS_PER_CELL;
  const told = (kind: string, ridges: readonly Ridge[]): string[] =>
    spotsOf(ridges).map(
      (spot) =>
        `${kind} ${(spot.width * UNITS_PER_CELL).toFixed(1)} wide at ${placeOf(spot, grid, box)}${nameAt(spot, grid, fills)}`,
    );
  return [
    ...told('a stroke', ridgesOf(grid.ink, nearestTo(grid.paper), most)),
    ...told('a gap', ridgesOf(grid.paper, nearestTo(grid.ink), most)),
  ];
}

function spotsOf(ridges: readonly Ridge[]): Spot[] {
  const spots: Spot[] = [];
  for (const spot of ridges.map(middleOf).toSorted((one, other) => one.width - other.width)) {
    const near = spots.some(
      ({ column, row }) => Math.hypot(column - spot.column, row - spot.row) < ONE_PLACE,
    );
    if (!near) spots.push(spot);
    if (spots.length === MOST_PLACES) break;
  }
  return spots;
}

const placeOf = ({ column, row }: Spot, grid: MarkGrid, box: Box): string => {
  const x = box.left + ((column + 0.5 - grid.left) * (box.right - box.left)) / grid.width;
  const y = box.top + ((row + 0.5 - grid.top) * (box.bottom - box.top)) / grid.height;
  return `[${Math.round(x)},${Math.round(y)}]`;
};

const nameAt = ({ column, row }: Spot, grid: MarkGrid, fills: readonly Fill[]): string => {
  const fill = fills[(grid.fills[Math.round(row) * SIZE + Math.round(column)] ?? 0) - 1];
  return fill === undefined ? '' : ` in \`${fill.name}\``;
};

// Counts on a grid which fills of a drawing touch each other, and which touch the background.

import type { Fill } from '../language/blazon/blazon.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { placementFor, rasterise } from '../language/geometry/raster.ts';

const RASTER_SIZE = 320;

export interface Contacts {
  /** Cells that each fill covers. */
  cells: readonly number[];
  /** Cell edges between two fills; the last index is the background. */
  edges: readonly (readonly number[])[];
}

/** The index of the background is the number of fills. */
export function findContacts(fills: readonly Fill[]): Contacts {
  const ground = fills.length;
  const cells = Array.from({ length: ground + 1 }, () => 0);
  const edges = cells.map(() => cells.map(() => 0));
  const box = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  if (box === null) return { cells, edges };
  const placement = placementFor(box, RASTER_SIZE, RASTER_SIZE, 2);
  const labels = new Int16Array(RASTER_SIZE * RASTER_SIZE).fill(ground);
  fills.forEach(({ outline }, index) => {
    const mask = rasterise(outline, RASTER_SIZE, RASTER_SIZE, placement);
    for (let cell = 0; cell < mask.length; cell += 1) if (mask[cell] === 1) labels[cell] = index;
  });
  const meet = (one: number, other: number): void => {
    if (one === other) return;
    const [row, back] = [edges[one], edges[other]];
    if (row !== undefined) row[other] = (row[other] ?? 0) + 1;
    if (back !== undefined) back[one] = (back[one] ?? 0) + 1;
  };
  for (let cell = 0; cell < labels.length; cell += 1) {
    const label = labels[cell] ?? ground;
    cells[label] = (cells[label] ?? 0) + 1;
    if ((cell + 1) % RASTER_SIZE !== 0) meet(label, labels[cell + 1] ?? ground);
    if (cell + RASTER_SIZE < labels.length) meet(label, labels[cell + RASTER_SIZE] ?? ground);
  }
  return { cells, edges };
}

/** The total edge of one fill. */
export const edgeLengthOfFill = ({ edges }: Contacts, fill: number): number =>
  (edges[fill] ?? []).reduce((sum, count) => sum + count, 0);

/** The share of a fill's edge that touches the background. */
export const shareOfEdgeOnGround = (contacts: Contacts, fill: number): number => {
  const all = edgeLengthOfFill(contacts, fill);
  return all === 0 ? 0 : (contacts.edges[fill]?.at(-1) ?? 0) / all;
};

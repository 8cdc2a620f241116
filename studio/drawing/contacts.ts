// Measures on a raster how long the edges are that a drawing's fills share with each other and with the background.

import type { Fill } from '../language/blazon/blazon.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import { computePlacement, rasterise } from '../language/geometry/raster.ts';

const RASTER_SIZE = 320;

export interface Contacts {
  /** The number of raster cells of each fill. The last entry is the background. */
  cells: readonly number[];
  /** `edges[a][b]` is the number of cell edges between fills a and b. The last index is the background. */
  edges: readonly (readonly number[])[];
}

export function findContacts(fills: readonly Fill[]): Contacts {
  const background = fills.length;
  const cells = Array.from({ length: background + 1 }, () => 0);
  const edges = cells.map(() => cells.map(() => 0));
  const box = boundingBoxOf(fills.flatMap(({ outline }) => outline));
  if (box === null) return { cells, edges };
  const placement = computePlacement(box, RASTER_SIZE, RASTER_SIZE, 2);
  const labels = new Int16Array(RASTER_SIZE * RASTER_SIZE).fill(background);
  fills.forEach(({ outline }, index) => {
    const mask = rasterise(outline, RASTER_SIZE, RASTER_SIZE, placement);
    for (let cell = 0; cell < mask.length; cell += 1) if (mask[cell] === 1) labels[cell] = index;
  });
  const countEdge = (one: number, other: number): void => {
    if (one === other) return;
    const [row, back] = [edges[one], edges[other]];
    if (row !== undefined) row[other] = (row[other] ?? 0) + 1;
    if (back !== undefined) back[one] = (back[one] ?? 0) + 1;
  };
  for (let cell = 0; cell < labels.length; cell += 1) {
    const label = labels[cell] ?? background;
    cells[label] = (cells[label] ?? 0) + 1;
    if ((cell + 1) % RASTER_SIZE !== 0) countEdge(label, labels[cell + 1] ?? background);
    if (cell + RASTER_SIZE < labels.length) countEdge(label, labels[cell + RASTER_SIZE] ?? background);
  }
  return { cells, edges };
}

/** Returns the length of a fill's whole edge, in cell edges. */
export const edgeLengthOfFill = ({ edges }: Contacts, fill: number): number =>
  (edges[fill] ?? []).reduce((sum, count) => sum + count, 0);

/** Returns the share of a fill's edge that borders on the background. */
export const shareOfEdgeOnGround = (contacts: Contacts, fill: number): number => {
  const all = edgeLengthOfFill(contacts, fill);
  return all === 0 ? 0 : (contacts.edges[fill]?.at(-1) ?? 0) / all;
};

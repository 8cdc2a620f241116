// Computes the area and centre of mass of polygons by Green's theorem. Holes run in the opposite direction, so that
// they are subtracted.

import type { Polygon } from '../geometry/flatten.ts';

interface Mass {
  area: number;
  /** The first moment in x. Divided by the area, it is the x coordinate of the centre. */
  momentX: number;
  /** The first moment in y. Divided by the area, it is the y coordinate of the centre. */
  momentY: number;
}

export const computeMass = (polygons: readonly Polygon[]): Mass => {
  let area = 0;
  let momentX = 0;
  let momentY = 0;
  for (const polygon of polygons) {
    const count = polygon.length;
    for (let at = 0; at < count; at += 2) {
      const x = polygon[at] ?? 0;
      const y = polygon[at + 1] ?? 0;
      const nextX = polygon[(at + 2) % count] ?? 0;
      const nextY = polygon[(at + 3) % count] ?? 0;
      const cross = x * nextY - nextX * y;
      area += cross / 2;
      momentX += ((x + nextX) * cross) / 6;
      momentY += ((y + nextY) * cross) / 6;
    }
  }
  return { area, momentX, momentY };
};

// Computes the distance of a point from polygons, and their winding number around it.

import type { Polygon } from './flatten.ts';
import type { Point } from './outline.ts';

/** Returns the distance to the nearest edge. */
export function distanceToPolygons([x, y]: Point, polygons: readonly Polygon[]): number {
  let least = Infinity;
  for (const polygon of polygons) {
    let ax = polygon[polygon.length - 2] ?? 0;
    let ay = polygon[polygon.length - 1] ?? 0;
    for (let index = 0; index < polygon.length; index += 2) {
      const bx = polygon[index] ?? 0;
      const by = polygon[index + 1] ?? 0;
      const dx = bx - ax;
      const dy = by - ay;
      const size = dx * dx + dy * dy;
      const place = size > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / size)) : 0;
      const offX = x - ax - dx * place;
      const offY = y - ay - dy * place;
      least = Math.min(least, offX * offX + offY * offY);
      ax = bx;
      ay = by;
    }
  }
  return Math.sqrt(least);
}

/** Returns how often the polygons run around a point. Clockwise turns on screen count as positive. */
export function windingAt([x, y]: Point, polygons: readonly Polygon[]): number {
  let winding = 0;
  for (const polygon of polygons) {
    let fromX = polygon[polygon.length - 2] ?? 0;
    let fromY = polygon[polygon.length - 1] ?? 0;
    for (let index = 0; index < polygon.length; index += 2) {
      const toX = polygon[index] ?? 0;
      const toY = polygon[index + 1] ?? 0;
      if (fromY <= y !== toY <= y) {
        const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
        if (crossing > x) winding += toY > fromY ? 1 : -1;
      }
      fromX = toX;
      fromY = toY;
    }
  }
  return winding;
}

// Splits an outline into its pieces. A piece is an outer contour with the holes in it.

import { signedArea } from './bounds.ts';
import { flatten } from './flatten.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { windingAt } from './polygon.ts';

/** Returns the pieces, the one with the largest painted area first. */
export function splitIntoPieces(outline: Outline): Outline[] {
  const outer = outline.filter((contour) => signedArea(contour) > 0);
  const pieces = outer.map((contour) => ({
    contours: [contour],
    area: signedArea(contour),
    ink: signedArea(contour),
    polygons: flatten([contour], 0.05),
  }));
  for (const hole of outline.filter((contour) => signedArea(contour) < 0)) {
    const start = pointOnContour(hole);
    const around = pieces
      .filter((piece) => windingAt(start, piece.polygons) !== 0)
      .sort((a, b) => a.area - b.area)[0];
    around?.contours.push(hole);
    if (around) around.ink += signedArea(hole);
  }
  return pieces.sort((a, b) => b.ink - a.ink).map((piece) => piece.contours);
}

/** Returns a point on the contour, other than its first knot. */
function pointOnContour(contour: Contour): Point {
  const polygon = flatten([contour], 0.05)[0];
  const index = polygon ? Math.floor(polygon.length / 4) * 2 : 0;
  return [polygon?.[index] ?? 0, polygon?.[index + 1] ?? 0];
}

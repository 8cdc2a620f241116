// Measures the box and the centre of painted shapes, and moves them.

import type { Fill } from '../../language/blazon/blazon.ts';
import { boundingBoxOf } from '../../language/geometry/bounds.ts';
import { flatten } from '../../language/geometry/flatten.ts';
import type { Box, Point } from '../../language/geometry/outline.ts';
import { translationBy, transformOutline } from '../../language/geometry/transform.ts';

export const widthOf = (box: Box): number => box.right - box.left;
export const heightOf = (box: Box): number => box.bottom - box.top;

const EMPTY_BOX: Box = { left: 0, top: 0, right: 0, bottom: 0 };

export const computeInkBox = (fills: readonly Fill[]): Box =>
  boundingBoxOf(fills.flatMap((fill) => fill.outline)) ?? EMPTY_BOX;

/** Returns the centre of mass of the fills. Contours must not cross, and holes must run in the opposite direction. */
export const computeInkCentre = (fills: readonly Fill[]): Point => {
  const box = computeInkBox(fills);
  const tolerance = (widthOf(box) + heightOf(box)) / 2_000 || 1;
  let mass = 0;
  let x = 0;
  let y = 0;
  for (const polygon of flatten(
    fills.flatMap((fill) => fill.outline),
    tolerance,
  )) {
    let fromX = polygon.at(-2) ?? 0;
    let fromY = polygon.at(-1) ?? 0;
    for (let index = 0; index < polygon.length; index += 2) {
      const toX = polygon[index] ?? 0;
      const toY = polygon[index + 1] ?? 0;
      const cross = fromX * toY - toX * fromY;
      mass += cross;
      x += (fromX + toX) * cross;
      y += (fromY + toY) * cross;
      fromX = toX;
      fromY = toY;
    }
  }
  if (Math.abs(mass) < 1e-9) return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return [x / (3 * mass), y / (3 * mass)];
};

export const moveFills = (fills: readonly Fill[], dx: number, dy: number): Fill[] =>
  fills.map((fill) => ({ ...fill, outline: transformOutline(fill.outline, translationBy([dx, dy])) }));

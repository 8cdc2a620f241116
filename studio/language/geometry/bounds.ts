// Computes the exact bounding box and area of outlines.

import { cubicsOf } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Box, Contour, Outline } from './outline.ts';
import { cross } from './vector.ts';

/** Returns null for an empty outline. */
export function boundingBoxOf(outline: Outline): Box | null {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const contour of outline) {
    for (const piece of cubicsOf(contour)) {
      const [left, right] = axisExtent(piece, 0);
      const [top, bottom] = axisExtent(piece, 1);
      box.left = Math.min(box.left, left);
      box.right = Math.max(box.right, right);
      box.top = Math.min(box.top, top);
      box.bottom = Math.max(box.bottom, bottom);
    }
  }
  return box.left <= box.right ? box : null;
}

export function doBoxesMeet(a: Box, b: Box, margin = 0): boolean {
  return (
    a.left <= b.right + margin &&
    b.left <= a.right + margin &&
    a.top <= b.bottom + margin &&
    b.top <= a.bottom + margin
  );
}

function axisExtent(cubic: Cubic, axis: 0 | 1): [number, number] {
  const a = cubic.a[axis];
  const b = cubic.b[axis];
  const c = cubic.c[axis];
  const d = cubic.d[axis];
  let low = Math.min(a, d);
  let high = Math.max(a, d);
  if (Math.min(b, c) >= low && Math.max(b, c) <= high) return [low, high];
  for (const t of findTurningPoints(a, b, c, d)) {
    const s = 1 - t;
    const value = s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** Returns the parameters between 0 and 1 at which one coordinate of a cubic has an extreme. */
function findTurningPoints(a: number, b: number, c: number, d: number): number[] {
  const square = d - 3 * c + 3 * b - a;
  const linear = 2 * (a - 2 * b + c);
  const constant = b - a;
  const roots: number[] = [];
  if (Math.abs(square) < 1e-9) {
    if (Math.abs(linear) > 1e-12) roots.push(-constant / linear);
  } else {
    const root = linear * linear - 4 * square * constant;
    if (root >= 0) {
      roots.push((-linear + Math.sqrt(root)) / (2 * square), (-linear - Math.sqrt(root)) / (2 * square));
    }
  }
  return roots.filter((t) => t > 0 && t < 1);
}

/** Returns the area, positive for contours that run clockwise on screen. */
export function signedArea(contour: Contour): number {
  let area = 0;
  for (const { a, b, c, d } of cubicsOf(contour)) {
    area +=
      6 * cross(a, b) + 3 * cross(a, c) + cross(a, d) + 3 * cross(b, c) + 3 * cross(b, d) + 6 * cross(c, d);
  }
  return area / 20;
}

/** Returns the painted area of an outline whose contours do not cross. */
export function areaOf(outline: Outline): number {
  return Math.abs(outline.reduce((total, contour) => total + signedArea(contour), 0));
}

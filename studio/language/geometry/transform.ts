// Applies affine transforms to outlines. Mirroring reverses the contours, so that outer ones stay clockwise.

import type { Contour, Outline, Point } from './outline.ts';
import { directionFromClockDegrees, leftOf, unitVector } from './vector.ts';

/** The matrix of `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

function transformPoint(matrix: Matrix, [x, y]: Point): Point {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

export function transformOutline(outline: Outline, matrix: Matrix): Outline {
  const mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0;
  const moved = mapPoints(outline, (point) => transformPoint(matrix, point));
  return mirrored ? moved.map(reverseContour) : moved;
}

/** Maps every point of an outline, including control points. */
export function mapPoints(outline: Outline, place: (point: Point) => Point): Outline {
  return outline.map((contour) =>
    contour.map((knot) => ({
      at: place(knot.at),
      in: knot.in && place(knot.in),
      out: knot.out && place(knot.out),
    })),
  );
}

/** Rounds every point to a grid with this many lines per unit. */
export const roundToGrid = (outline: Outline, lines: number): Outline =>
  mapPoints(outline, ([x, y]) => [Math.round(x * lines) / lines, Math.round(y * lines) / lines]);

/** Returns the contour in the opposite direction, still starting at its first knot. */
export function reverseContour(contour: Contour): Contour {
  const turned = contour.map((knot) => ({ at: knot.at, in: knot.out, out: knot.in })).reverse();
  const first = turned.pop();
  return first ? [first, ...turned] : [];
}

export const translationBy = ([x, y]: Point): Matrix => [1, 0, 0, 1, x, y];

/** Returns a linear transform that keeps `about` in place. */
function linearTransformAround(about: Point, a: number, b: number, c: number, d: number): Matrix {
  const [x, y] = about;
  return [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
}

export const scalingAround = (x: number, y: number, about: Point): Matrix =>
  linearTransformAround(about, x, 0, 0, y);

/** Returns a rotation by degrees. Clockwise is positive. */
export function rotationAround(degrees: number, about: Point): Matrix {
  const [sine, down] = directionFromClockDegrees(degrees);
  return linearTransformAround(about, -down, sine, -sine, -down);
}

/** Returns a transform that leans shapes to the right by degrees, limited to 80. */
export function skewAround(degrees: number, about: Point): Matrix {
  const lean = Math.tan((Math.max(-80, Math.min(80, degrees)) * Math.PI) / 180);
  return linearTransformAround(about, 1, 0, -lean, 1);
}

/** Returns the reflection in the line through a point with a direction. */
export function reflectionIn(through: Point, direction: Point): Matrix {
  const [nx, ny] = leftOf(unitVector(direction));
  return linearTransformAround(through, 1 - 2 * nx * nx, -2 * nx * ny, -2 * nx * ny, 1 - 2 * ny * ny);
}

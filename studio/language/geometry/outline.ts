// Defines the outline of everything drawn: closed contours of lines and cubic curves, as plain data.

export type Point = readonly [x: number, y: number];

/** A point on the curve. `in` and `out` are absolute control points, or null beside a straight line. */
export interface Knot {
  at: Point;
  in: Point | null;
  out: Point | null;
}

/** A closed contour: the last knot is joined to the first. */
export type Contour = readonly Knot[];

/**
 * Contours with the non-zero rule. Every operation returns contours that do not cross: outer ones clockwise on screen
 * (y down), holes anticlockwise. The even-odd rule then gives the same result.
 */
export type Outline = readonly Contour[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const EMPTY_OUTLINE: Outline = [];

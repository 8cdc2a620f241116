// Everything drawn is an outline: closed contours of lines and cubic curves, as plain data.

export type Point = readonly [x: number, y: number];

/** An on-curve point. `in` and `out` are absolute control points; both null beside a straight line. */
export interface Knot {
  at: Point;
  in: Point | null;
  out: Point | null;
}

/** Closed: the last knot joins the first. */
export type Contour = readonly Knot[];

/**
 * The non-zero rule decides what is inside. Every operation of the kernel returns contours that do not cross, outer
 * ones clockwise on screen (y down) and holes anticlockwise, so that the even-odd rule gives the same result.
 */
export type Outline = readonly Contour[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const EMPTY: Outline = [];

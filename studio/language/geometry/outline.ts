// Defines outlines, the form of everything drawn: closed contours of lines and cubic curves, as plain data.

export type Point = readonly [x: number, y: number];

/** A point on a contour with its two control points, in absolute coordinates. */
export interface Knot {
  at: Point;
  /** The control point before the knot. Null if a straight line arrives. */
  in: Point | null;
  /** The control point after the knot. Null if a straight line leaves. */
  out: Point | null;
}

/** A closed contour: the last knot is joined to the first. */
export type Contour = readonly Knot[];

/**
 * Contours that are filled by the non-zero rule. In the result of every operation, contours do not cross, outer ones
 * run clockwise on screen (y down) and holes anticlockwise, so that the even-odd rule would paint the same.
 */
export type Outline = readonly Contour[];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const EMPTY_OUTLINE: Outline = [];

// Simple shapes with known measures, for the tests of the critic.

import type { Fill, Role } from '../blazon/blazon.ts';
import type { Contour, Point } from '../geometry/outline.ts';

/** The distance from a knot to its control point in a quarter circle of radius 1. */
const QUARTER_CIRCLE_HANDLE = 0.5522847498;

export const polygon = (...points: readonly Point[]): Contour =>
  points.map((at) => ({ at, in: null, out: null }));

export const box = (left: number, top: number, width: number, height: number): Contour =>
  polygon([left, top], [left + width, top], [left + width, top + height], [left, top + height]);

export const ellipse = (x: number, y: number, rx: number, ry: number): Contour => {
  const [hx, hy] = [rx * QUARTER_CIRCLE_HANDLE, ry * QUARTER_CIRCLE_HANDLE];
  return [
    { at: [x, y - ry], in: [x - hx, y - ry], out: [x + hx, y - ry] },
    { at: [x + rx, y], in: [x + rx, y - hy], out: [x + rx, y + hy] },
    { at: [x, y + ry], in: [x + hx, y + ry], out: [x - hx, y + ry] },
    { at: [x - rx, y], in: [x - rx, y + hy], out: [x - rx, y - hy] },
  ];
};

export const disc = (x: number, y: number, r: number): Contour => ellipse(x, y, r, r);

/** Returns the contour in the opposite direction, which makes it a hole. */
export const hole = (contour: Contour): Contour =>
  contour.toReversed().map((knot) => ({ at: knot.at, in: knot.out, out: knot.in }));

export const fill = (role: Role, ...outline: readonly Contour[]): Fill => ({ name: role, role, outline });

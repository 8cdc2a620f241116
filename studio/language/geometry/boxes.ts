// Draws boxes and shields, for plates and containers.

import { QUARTER_CIRCLE_HANDLE } from './arc.ts';
import type { Box, Contour, Knot } from './outline.ts';

/** Draws a box with rounded corners, clockwise. The radius is reduced to at most half of the shorter side. */
export const roundedBoxContour = (box: Box, radius: number): Contour => {
  const { left, top, right, bottom } = box;
  const r = Math.max(0, Math.min(radius, (right - left) / 2, (bottom - top) / 2));
  if (r < 1e-6) return createPolygonContour([left, top], [right, top], [right, bottom], [left, bottom]);
  const reach = r * (1 - QUARTER_CIRCLE_HANDLE);
  return [
    { at: [left + r, top], in: [left + reach, top], out: null },
    { at: [right - r, top], in: null, out: [right - reach, top] },
    { at: [right, top + r], in: [right, top + reach], out: null },
    { at: [right, bottom - r], in: null, out: [right, bottom - reach] },
    { at: [right - r, bottom], in: [right - reach, bottom], out: null },
    { at: [left + r, bottom], in: null, out: [left + reach, bottom] },
    { at: [left, bottom - r], in: [left, bottom - reach], out: null },
    { at: [left, top + r], in: null, out: [left, top + reach] },
  ];
};

const createPolygonContour = (...points: [number, number][]): Contour =>
  points.map((at): Knot => ({ at, in: null, out: null }));

/** Draws a shield: straight at the top, with sides that are vertical for two fifths and then narrow to a point. */
export const shieldContour = (box: Box): Contour => {
  const { left, top, right, bottom } = box;
  const width = right - left;
  const height = bottom - top;
  const middle = (left + right) / 2;
  const shoulder = top + height * 0.42;
  const belly = top + height * 0.76;
  return [
    { at: [left, top], in: null, out: null },
    { at: [right, top], in: null, out: null },
    { at: [right, shoulder], in: null, out: [right, belly] },
    {
      at: [middle, bottom],
      in: [middle + width * 0.17, bottom - height * 0.07],
      out: [middle - width * 0.17, bottom - height * 0.07],
    },
    { at: [left, shoulder], in: [left, belly], out: null },
  ];
};

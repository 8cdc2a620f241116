// Plain shapes that pages use.

import { box } from '../../language/blazon/shapes/box.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { ellipseContour } from '../../language/geometry/arc.ts';
import type { Outline, Point } from '../../language/geometry/outline.ts';
import type { Area, Item } from './page.ts';

export const areaOutline = ({ x, y, width, height }: Area, r = 0): Outline =>
  box({ corner: [x, y], size: [width, height], r });

export const filled = (outline: Outline, colour: Hex, opacity?: number): Item => ({
  kind: 'fill',
  outline,
  colour,
  ...(opacity !== undefined && { opacity }),
});

export const panel = (area: Area, colour: Hex, r = 0): Item => filled(areaOutline(area, r), colour);

export const disc = (centre: Point, r: number, colour: Hex, opacity?: number): Item =>
  filled([ellipseContour(centre, r, r)], colour, opacity);

export const polygon = (points: readonly Point[], colour: Hex, opacity?: number): Item =>
  filled([points.map((at) => ({ at, in: null, out: null }))], colour, opacity);

export const rule = (
  from: Point,
  to: Point,
  colour: Hex,
  width = 0.5,
  dash?: readonly [number, number],
): Item => ({
  kind: 'line',
  from,
  to,
  colour,
  width,
  ...(dash && { dash }),
});

export const frame = ({ x, y, width, height }: Area, colour: Hex, line = 0.5): Item[] => {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return corners.map((from, index) => rule(from, corners[(index + 1) % 4] ?? from, colour, line));
};

/** A sheet of paper: a soft shadow of a few pale layers, then the sheet. */
export const sheet = (area: Area, colour: Hex, r = 0): Item[] => [
  ...[7, 5, 3.2, 1.8, 0.8].map((spread) =>
    filled(
      areaOutline(
        {
          x: area.x - spread * 0.7,
          y: area.y - spread * 0.2,
          width: area.width + spread * 1.4,
          height: area.height + spread * 1.4,
        },
        r + spread,
      ),
      '#000000',
      0.025,
    ),
  ),
  panel(area, colour, r),
];

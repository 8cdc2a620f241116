// Creates page items of simple shapes.

import { box } from '../../language/blazon/shapes/box.ts';
import type { Hex } from '../../language/colour/palette.ts';
import { ellipseContour } from '../../language/geometry/arc.ts';
import type { Outline, Point } from '../../language/geometry/outline.ts';
import type { Area, PageItem } from './page.ts';

export const createAreaOutline = ({ x, y, width, height }: Area, r = 0): Outline =>
  box({ corner: [x, y], size: [width, height], r });

export const createFillItem = (outline: Outline, colour: Hex, opacity?: number): PageItem => ({
  kind: 'fill',
  outline,
  colour,
  ...(opacity !== undefined && { opacity }),
});

export const createPanelItem = (area: Area, colour: Hex, r = 0): PageItem =>
  createFillItem(createAreaOutline(area, r), colour);

export const createDiscItem = (centre: Point, r: number, colour: Hex, opacity?: number): PageItem =>
  createFillItem([ellipseContour(centre, r, r)], colour, opacity);

export const createPolygonItem = (points: readonly Point[], colour: Hex, opacity?: number): PageItem =>
  createFillItem([points.map((at) => ({ at, in: null, out: null }))], colour, opacity);

export const createRuleItem = (
  from: Point,
  to: Point,
  colour: Hex,
  width = 0.5,
  dash?: readonly [number, number],
): PageItem => ({
  kind: 'line',
  from,
  to,
  colour,
  width,
  ...(dash && { dash }),
});

export const createFrameItems = ({ x, y, width, height }: Area, colour: Hex, line = 0.5): PageItem[] => {
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return corners.map((from, index) => createRuleItem(from, corners[(index + 1) % 4] ?? from, colour, line));
};

/** Draws a sheet of paper on a soft shadow, which consists of several transparent layers. */
export const createPaperSheetItems = (area: Area, colour: Hex, r = 0): PageItem[] => [
  ...[7, 5, 3.2, 1.8, 0.8].map((spread) =>
    createFillItem(
      createAreaOutline(
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
  createPanelItem(area, colour, r),
];

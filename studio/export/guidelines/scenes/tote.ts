import { WHITE } from '../../../language/colour/measures.ts';
import type { Outline, Point } from '../../../language/geometry/outline.ts';
import type { Area, PageItem } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInOneColour } from '../place.ts';
import { createFillItem, createPolygonItem } from '../page-shapes.ts';
import { mixColours } from '../page-tones.ts';

/** Draws a cotton bag with the logo printed in one colour. */
export function drawToteBag({ forms, tones }: GuidelinesMaterial, area: Area): PageItem[] {
  const cloth = mixColours('#F7F4EC', WHITE, 0.3);
  const width = Math.min(area.width * 0.62, area.height * 0.52);
  const height = width * 1.14;
  const x = area.x + (area.width - width) / 2;
  const y = area.y + area.height - height - area.height * 0.12;
  const flare = width * 0.025;
  const bag: Point[] = [
    [x + flare, y],
    [x + width - flare, y],
    [x + width, y + height],
    [x, y + height],
  ];
  const form = forms.stacked ?? forms.logo;
  const print: Area = {
    x: x + width * 0.17,
    y: y + height * 0.2,
    width: width * 0.66,
    height: height * 0.58,
  };
  return [
    createFillItem(
      createHandle(x + width * 0.3, x + width * 0.7, y + 6, height * 0.44, width * 0.045),
      mixColours(cloth, '#000000', 0.14),
    ),
    createPolygonItem(
      bag.map(([px, py]): Point => [px + 2.5, py + 4]),
      '#000000',
      0.1,
    ),
    createPolygonItem(bag, cloth),
    createFillItem(
      createHandle(x + width * 0.3, x + width * 0.7, y + height * 0.09, height * 0.5, width * 0.045),
      mixColours(cloth, '#000000', 0.06),
    ),
    createPolygonItem(
      [
        [x + flare, y],
        [x + width - flare, y],
        [x + width - flare + 0.4, y + 5],
        [x + flare - 0.4, y + 5],
      ],
      mixColours(cloth, '#000000', 0.05),
    ),
    ...drawFormInOneColour(form, print, tones.ink),
  ];
}

/** Returns the outline of a handle: an arched strip of this width, from `base` up by `rise`. */
function createHandle(left: number, right: number, base: number, rise: number, width: number): Outline {
  const top = base - rise;
  const outerRadius = (right - left) / 2;
  const innerRadius = outerRadius - width;
  const middle = (left + right) / 2;
  // With this factor, a Bézier curve approximates a quarter circle.
  const k = 0.56;
  const archBase = top + outerRadius;
  return [
    [
      { at: [left, base], in: null, out: null },
      { at: [left, archBase], in: null, out: [left, archBase - outerRadius * k] },
      { at: [middle, top], in: [middle - outerRadius * k, top], out: [middle + outerRadius * k, top] },
      { at: [right, archBase], in: [right, archBase - outerRadius * k], out: null },
      { at: [right, base], in: null, out: null },
      { at: [right - width, base], in: null, out: null },
      { at: [right - width, archBase], in: null, out: [right - width, archBase - innerRadius * k] },
      {
        at: [middle, top + width],
        in: [middle + innerRadius * k, top + width],
        out: [middle - innerRadius * k, top + width],
      },
      { at: [left + width, archBase], in: [left + width, archBase - innerRadius * k], out: null },
      { at: [left + width, base], in: null, out: null },
    ],
  ];
}

import { WHITE } from '../../../language/colour/measures.ts';
import type { Outline, Point } from '../../../language/geometry/outline.ts';
import type { Area, PageItem } from '../page.ts';
import type { GuidelinesMaterial } from '../material.ts';
import { drawFormInOneColour } from '../place.ts';
import { fillItem, polygonItem } from '../page-shapes.ts';
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
    fillItem(
      createHandle(x + width * 0.3, x + width * 0.7, y + 6, height * 0.44, width * 0.045),
      mixColours(cloth, '#000000', 0.14),
    ),
    polygonItem(
      bag.map(([px, py]): Point => [px + 2.5, py + 4]),
      '#000000',
      0.1,
    ),
    polygonItem(bag, cloth),
    fillItem(
      createHandle(x + width * 0.3, x + width * 0.7, y + height * 0.09, height * 0.5, width * 0.045),
      mixColours(cloth, '#000000', 0.06),
    ),
    polygonItem(
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

/** Returns the outline of a handle: an arched strip of this width between `left` and `right`. */
function createHandle(left: number, right: number, base: number, rise: number, width: number): Outline {
  const top = base - rise;
  const outer = (right - left) / 2;
  const inner = outer - width;
  const middle = (left + right) / 2;
  const k = 0.56;
  const straight = top + outer;
  return [
    [
      { at: [left, base], in: null, out: null },
      { at: [left, straight], in: null, out: [left, straight - outer * k] },
      { at: [middle, top], in: [middle - outer * k, top], out: [middle + outer * k, top] },
      { at: [right, straight], in: [right, straight - outer * k], out: null },
      { at: [right, base], in: null, out: null },
      { at: [right - width, base], in: null, out: null },
      { at: [right - width, straight], in: null, out: [right - width, straight - inner * k] },
      {
        at: [middle, top + width],
        in: [middle + inner * k, top + width],
        out: [middle - inner * k, top + width],
      },
      { at: [left + width, straight], in: [left + width, straight - inner * k], out: null },
      { at: [left + width, base], in: null, out: null },
    ],
  ];
}

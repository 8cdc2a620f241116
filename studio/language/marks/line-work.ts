// A mark as a line drawing: one even line around its shapes. The gaps of a solid mark are as wide as a good line, so they
// become the lines between two shapes, small holes become dots, and what is thin already stays as it is.

import type { Fill, LineSetting } from '../blazon/blazon.ts';
import { subtract, unite, uniteAll } from '../geometry/boolean.ts';
import { areaOf, boxOf } from '../geometry/bounds.ts';
import { offset, ROUND } from '../geometry/offset.ts';
import type { Outline } from '../geometry/outline.ts';
import { dropTinyContours } from '../geometry/simplify-outline.ts';

/** In the order in which they are tried. A line inside the shapes widens gaps that are too narrow for one. */
export const LINES: readonly LineSetting[] = [
  { weight: 0.076, inside: 0 },
  { weight: 0.08, inside: 0.12 },
  { weight: 0.084, inside: 0.06 },
];
/** In squares of the line's width: so much a shape may lose at its corners without having a thin part. */
const ONLY_CORNERS = 0.5;
/** Share of thin parts from which on a mark is a line drawing already. */
const MOSTLY = 0.45;
const LEAST_SPECK = 0.6;

const sideOf = (outlines: Outline): number => {
  const box = boxOf(outlines);
  return box === null ? 0 : Math.max(box.right - box.left, box.bottom - box.top);
};

/** The parts of a shape that a disc of this width fits into; the shape itself if that is nearly all of it. */
const roomIn = (outline: Outline, width: number): Outline => {
  const opened = dropTinyContours(offset(offset(outline, -width / 2), width / 2, ROUND));
  const gone = areaOf(outline) - areaOf(opened);
  return gone < ONLY_CORNERS * width * width ? outline : opened;
};

/** Nothing that is smaller than a dot of the line: no speck of ink, no pinhole of paper. */
const withoutSpecks = (outline: Outline, width: number): Outline =>
  outline.filter((contour) => Math.abs(areaOf([contour])) >= LEAST_SPECK * width * width);

/** Empty when there is nothing to draw. */
export function lineWork(fills: readonly Fill[], { weight, inside }: LineSetting): readonly Fill[] {
  const painted = fills.filter(({ role, outline }) => role !== 'none' && outline.length > 0);
  const all = uniteAll(painted.map(({ outline }) => outline));
  // The line lies around the shapes, so the drawing grows by it on both sides.
  const outside = (sideOf(all) * weight) / (1 / (1 - inside) - 2 * weight);
  const width = outside / (1 - inside);
  if (width <= 0) return [];
  const paper = uniteAll(painted.map(({ outline }) => roomIn(offset(outline, outside - width), width)));
  const thin = dropTinyContours(subtract(all, offset(paper, width / 2)));
  if (areaOf(thin) > MOSTLY * areaOf(all)) return painted;
  const [core, reach] = thin.length === 0 ? [all, outside] : [paper, width];
  // Out and back again: what lies between two lines and is narrower than one fills in.
  const body = offset(offset(core, reach + width / 2, ROUND), -width / 2, ROUND);
  const outline = withoutSpecks(dropTinyContours(unite(subtract(body, paper), thin)), width);
  return outline.length === 0 ? [] : [{ name: 'line', role: 'lead', outline }];
}

// Converts a mark to a line drawing: an even line around its shapes. The gaps of a mark are about as wide as the line,
// so a gap becomes one line between two shapes. Small holes become dots, and parts as thin as a line stay.

import type { Fill, LineSetting } from '../blazon/blazon.ts';
import { subtract, unite, uniteAll } from '../geometry/boolean.ts';
import { areaOf, boundingBoxOf } from '../geometry/bounds.ts';
import { offsetOutline, ROUND_JOIN } from '../geometry/offset.ts';
import type { Outline } from '../geometry/outline.ts';
import { dropTinyContours } from '../geometry/simplify-outline.ts';

/**
 * The settings to try, in this order. The further the line lies inside the shapes, the narrower a gap may be and
 * still become a line.
 */
export const LINE_SETTINGS: readonly LineSetting[] = [
  { weight: 0.076, inside: 0 },
  { weight: 0.08, inside: 0.12 },
  { weight: 0.084, inside: 0.06 },
];
/**
 * The area, in squares of the line width, that a shape may lose at its corners when it is opened (shrunk and then
 * grown). A shape that loses more has a thin part.
 */
const MAX_CORNER_LOSS = 0.5;
/** If more than this share of a mark is thin parts, it is already a line drawing and stays unchanged. */
const MIN_THIN_SHARE_OF_LINE_DRAWING = 0.45;
/** Contours with a smaller area, in squares of the line width, are dropped. */
const MIN_SPECK_AREA = 0.6;

const longerSideOf = (outlines: Outline): number => {
  const box = boundingBoxOf(outlines);
  return box === null ? 0 : Math.max(box.right - box.left, box.bottom - box.top);
};

/**
 * Returns the part of a shape that a disc of this width can cover, or the whole shape if only its corners would be
 * lost.
 */
const findRoomForLine = (outline: Outline, width: number): Outline => {
  const opened = dropTinyContours(offsetOutline(offsetOutline(outline, -width / 2), width / 2, ROUND_JOIN));
  const gone = areaOf(outline) - areaOf(opened);
  return gone < MAX_CORNER_LOSS * width * width ? outline : opened;
};

/** Removes contours that are smaller than a dot of the line's width. */
const dropSpecks = (outline: Outline, width: number): Outline =>
  outline.filter((contour) => Math.abs(areaOf([contour])) >= MIN_SPECK_AREA * width * width);

/** Returns the line drawing as one fill, the mark itself if it already is a line drawing, or no fills. */
export function convertToLineWork(fills: readonly Fill[], { weight, inside }: LineSetting): readonly Fill[] {
  const painted = fills.filter(({ role, outline }) => role !== 'none' && outline.length > 0);
  const all = uniteAll(painted.map(({ outline }) => outline));
  // `weight` is relative to the finished drawing. The part of the line outside the shapes enlarges it on both sides.
  const outside = (longerSideOf(all) * weight) / (1 / (1 - inside) - 2 * weight);
  const width = outside / (1 - inside);
  if (width <= 0) return [];
  const paper = uniteAll(
    painted.map(({ outline }) => findRoomForLine(offsetOutline(outline, outside - width), width)),
  );
  const thin = dropTinyContours(subtract(all, offsetOutline(paper, width / 2)));
  if (areaOf(thin) > MIN_THIN_SHARE_OF_LINE_DRAWING * areaOf(all)) return painted;
  const [core, reach] = thin.length === 0 ? [all, outside] : [paper, width];
  // Growing and then shrinking fills every gap between two lines that is narrower than a line.
  const body = offsetOutline(offsetOutline(core, reach + width / 2, ROUND_JOIN), -width / 2, ROUND_JOIN);
  const outline = dropSpecks(dropTinyContours(unite(subtract(body, paper), thin)), width);
  return outline.length === 0 ? [] : [{ name: 'line', role: 'lead', outline }];
}

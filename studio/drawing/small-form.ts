// Simplifies a mark for sizes of 32 pixels and below: drops pieces that are too thin to be visible, and fills thin
// holes.

import type { Fill } from '../language/blazon/blazon.ts';
import { areaOf, boundingBoxOf, signedArea } from '../language/geometry/bounds.ts';
import { cubicsOf, lengthOf } from '../language/geometry/cubic.ts';
import { flatten } from '../language/geometry/flatten.ts';
import type { Contour, Outline } from '../language/geometry/outline.ts';
import { windingAt } from '../language/geometry/polygon.ts';

/** A contour thinner than this share of the mark's longer side is dropped: about half a pixel at 16 pixels. */
const MAX_THIN_SHARE = 0.034;
/** If dropping leaves less than this share of the area, the mark stays unchanged: it would not be recognised. */
const MIN_REMAINING_SHARE = 0.6;

/** Estimates the thickness as that of a long band with the same area and perimeter. */
const estimateThickness = (contour: Contour): number => {
  const edge = cubicsOf(contour).reduce((total, piece) => total + lengthOf(piece), 0);
  return edge === 0 ? 0 : (2 * Math.abs(signedArea(contour))) / edge;
};

export function createSmallForm<T extends Fill>(mark: readonly T[]): readonly T[] {
  const box = boundingBoxOf(mark.flatMap(({ outline }) => outline));
  if (box === null) return mark;
  const maxThickness = MAX_THIN_SHARE * Math.max(box.right - box.left, box.bottom - box.top);
  const isThin = (contour: Contour): boolean => estimateThickness(contour) < maxThickness;
  // If a dropped piece filled a hole of the fill around it, that hole is dropped too, so that no gap remains.
  const dropped = mark.flatMap(({ outline }) =>
    outline.filter((contour) => signedArea(contour) > 0 && isThin(contour)),
  );
  const kept = mark.flatMap((fill): T[] => {
    const outline = fill.outline.filter((contour) => {
      if (signedArea(contour) > 0) return !isThin(contour);
      return !isThin(contour) && !isFilledBy(contour, dropped);
    });
    const [first] = outline.filter((contour) => signedArea(contour) > 0);
    return first === undefined ? [] : [{ ...fill, outline: dropLostHoles(outline) }];
  });
  const whole = mark.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const left = kept.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  return left >= whole * MIN_REMAINING_SHARE ? kept : mark;
}

/** Whether the dropped pieces filled most of a hole. */
const isFilledBy = (hole: Contour, dropped: readonly Contour[]): boolean => {
  const inside = flatten([hole], 0.2);
  const area = dropped
    .filter((contour) => windingAt(contour[0]?.at ?? [0, 0], inside) !== 0)
    .reduce((sum, contour) => sum + Math.abs(signedArea(contour)), 0);
  return area > Math.abs(signedArea(hole)) * 0.7;
};

/** Drops holes whose surrounding piece was dropped. */
function dropLostHoles(outline: Outline): Outline {
  const outer = flatten(
    outline.filter((contour) => signedArea(contour) > 0),
    0.2,
  );
  return outline.filter(
    (contour) => signedArea(contour) > 0 || windingAt(contour[0]?.at ?? [0, 0], outer) !== 0,
  );
}

// Derives the form for 32 pixels and below from the mark: drops parts too thin to be visible there, and closes thin
// gaps.

import type { Fill } from '../language/blazon/blazon.ts';
import { areaOf, boundingBoxOf, signedArea } from '../language/geometry/bounds.ts';
import { cubicsOf, lengthOf } from '../language/geometry/cubic.ts';
import { flatten } from '../language/geometry/flatten.ts';
import type { Contour, Outline } from '../language/geometry/outline.ts';
import { windingAt } from '../language/geometry/polygon.ts';

/** Parts thinner than this share of the longer side are dropped: about half a pixel of sixteen. */
const MAX_THIN_SHARE = 0.034;
/** If less than this share of the mark remains, it would be another mark. */
const MIN_REMAINING_SHARE = 0.6;

const measureThickness = (contour: Contour): number => {
  const edge = cubicsOf(contour).reduce((total, piece) => total + lengthOf(piece), 0);
  return edge === 0 ? 0 : (2 * Math.abs(signedArea(contour))) / edge;
};

export function createSmallForm<T extends Fill>(mark: readonly T[]): readonly T[] {
  const box = boundingBoxOf(mark.flatMap(({ outline }) => outline));
  if (box === null) return mark;
  const thin = MAX_THIN_SHARE * Math.max(box.right - box.left, box.bottom - box.top);
  const isThin = (contour: Contour): boolean => measureThickness(contour) < thin;
  // A dropped piece would leave a hole around it, so the hole is closed too.
  const gone = mark.flatMap(({ outline }) =>
    outline.filter((contour) => signedArea(contour) > 0 && isThin(contour)),
  );
  const kept = mark.flatMap((fill): T[] => {
    const outline = fill.outline.filter((contour) => {
      if (signedArea(contour) > 0) return !isThin(contour);
      return !isThin(contour) && !isFilledBy(contour, gone);
    });
    const [first] = outline.filter((contour) => signedArea(contour) > 0);
    return first === undefined ? [] : [{ ...fill, outline: dropLostHoles(outline) }];
  });
  const whole = mark.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  const left = kept.reduce((sum, { outline }) => sum + areaOf(outline), 0);
  return left >= whole * MIN_REMAINING_SHARE ? kept : mark;
}

/** Whether dropped pieces filled most of a hole. */
const isFilledBy = (hole: Contour, gone: readonly Contour[]): boolean => {
  const inside = flatten([hole], 0.2);
  const area = gone
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

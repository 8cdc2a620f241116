// Scales a mark from its drawing grid to the lockup, and finds its optical centre.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Box, Point } from '../../language/geometry/outline.ts';
import { mapPoints } from '../../language/geometry/transform.ts';
import { heightOf, computeInkBox, computeInkCentre, widthOf } from './ink.ts';

export interface ScaledMark {
  fills: readonly Fill[];
  /** The box of the ink, with its top left corner at the origin. */
  box: Box;
  /** The optical centre, about a third of the way from the centre of the box to the centre of mass. */
  centre: Point;
}

/**
 * Points are rounded to a thousandth of the mark's height before they are scaled, so that a mark is the same drawing
 * at every size.
 */
const GRID_STEPS_PER_MARK_HEIGHT = 1_000;
const MASS_CENTRE_WEIGHT = 0.35;

export const scaleMark = (mark: readonly Fill[], height: number): ScaledMark => {
  const ink = computeInkBox(mark);
  const inkHeight = heightOf(ink) || 1;
  const snap = (length: number): number =>
    (Math.round((length / inkHeight) * GRID_STEPS_PER_MARK_HEIGHT) * height) / GRID_STEPS_PER_MARK_HEIGHT;
  const place = ([x, y]: Point): Point => [snap(x - ink.left), snap(y - ink.top)];
  const fills = mark.map((fill) => ({ ...fill, outline: mapPoints(fill.outline, place) }));
  const box = { left: 0, top: 0, right: (widthOf(ink) * height) / inkHeight, bottom: height };
  return { fills, box, centre: findOpticalCentre(fills, box) };
};

const findOpticalCentre = (fills: readonly Fill[], box: Box): Point => {
  const mass = computeInkCentre(fills);
  const blend = (boxCentre: number, massCentre: number): number =>
    boxCentre + (massCentre - boxCentre) * MASS_CENTRE_WEIGHT;
  return [blend((box.left + box.right) / 2, mass[0]), blend((box.top + box.bottom) / 2, mass[1])];
};

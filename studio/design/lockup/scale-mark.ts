// Scales a mark from its drawing grid to the lockup, and finds its optical centre.

import type { Fill } from '../../language/blazon/blazon.ts';
import type { Box, Point } from '../../language/geometry/outline.ts';
import { mapPoints } from '../../language/geometry/transform.ts';
import { heightOf, inkBox, inkCentre, widthOf } from './ink.ts';

export interface ScaledMark {
  fills: readonly Fill[];
  /** The box of the ink, with its top left corner at the origin. */
  box: Box;
  /** Halfway between the centre of the box and the centre of mass. */
  centre: Point;
}

/**
 * Points lie on a grid of a thousandth of the mark's height, as fine as most typefaces. Coordinates then have the
 * same digits at every size.
 */
const GRID_STEPS_PER_MARK_HEIGHT = 1_000;
const MASS_CENTRE_WEIGHT = 0.35;

export const scaleMark = (mark: readonly Fill[], height: number): ScaledMark => {
  const ink = inkBox(mark);
  const tall = heightOf(ink) || 1;
  const snapped = (length: number): number =>
    (Math.round((length / tall) * GRID_STEPS_PER_MARK_HEIGHT) * height) / GRID_STEPS_PER_MARK_HEIGHT;
  const place = ([x, y]: Point): Point => [snapped(x - ink.left), snapped(y - ink.top)];
  const fills = mark.map((fill) => ({ ...fill, outline: mapPoints(fill.outline, place) }));
  const box = { left: 0, top: 0, right: (widthOf(ink) * height) / tall, bottom: height };
  return { fills, box, centre: findOpticalCentre(fills, box) };
};

const findOpticalCentre = (fills: readonly Fill[], box: Box): Point => {
  const mass = inkCentre(fills);
  const between = (middle: number, weight: number): number => middle + (weight - middle) * MASS_CENTRE_WEIGHT;
  return [between((box.left + box.right) / 2, mass[0]), between((box.top + box.bottom) / 2, mass[1])];
};

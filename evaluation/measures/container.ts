import type { Contour, Frame } from '../svg/contour.ts';
import { areaOf, frameOf } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

const RELATIVE_TOLERANCE = 0.02;

/** Whether the contour's bounding box is square and the contour fills π/4 of it, as a disc does. */
const isCircle = (contour: Contour): boolean => {
  const frame = frameOf([contour]);
  if (frame === null || frame.width === 0 || frame.height === 0) return false;
  const fullness = Math.abs(areaOf(contour)) / (frame.width * frame.height);
  return (
    Math.abs(frame.width / frame.height - 1) <= RELATIVE_TOLERANCE &&
    Math.abs(fullness / (Math.PI / 4) - 1) <= RELATIVE_TOLERANCE
  );
};

const isConcentric = (one: Frame, other: Frame): boolean => {
  const off = Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );
  return off <= RELATIVE_TOLERANCE * one.width;
};

const spansWholeFrame = (contour: Contour, whole: Frame): boolean => {
  const frame = frameOf([contour]);
  return (
    frame !== null &&
    frame.width >= (1 - RELATIVE_TOLERANCE) * whole.width &&
    frame.height >= (1 - RELATIVE_TOLERANCE) * whole.height
  );
};

export interface ContainedShapes {
  container: 'circle' | 'none';
  /** The container's contents as one shape. Without a container, all shapes unchanged. */
  inside: readonly Shape[];
}

/** Finds a circle around all other contours: a ring, or a disc out of which the contents are cut. */
export const findContainer = (shapes: readonly Shape[]): ContainedShapes => {
  const contours = contoursOf(shapes);
  const whole = frameOf(contours);
  const outer =
    whole === null ? undefined : contours.find((each) => isCircle(each) && spansWholeFrame(each, whole));
  if (outer === undefined || whole === null || contours.length < 2)
    return { container: 'none', inside: shapes };
  const rest = contours.filter((contour) => contour !== outer);
  const largest = rest.reduce((most, each) =>
    Math.abs(areaOf(each)) > Math.abs(areaOf(most)) ? each : most,
  );
  // The inner edge of a ring is a large concentric circle.
  const rim = frameOf([largest]);
  const isRing =
    rim !== null && isCircle(largest) && isConcentric(whole, rim) && rim.width > 0.7 * whole.width;
  const inner = isRing ? rest.filter((contour) => contour !== largest) : rest;
  const [first] = shapes;
  if (first === undefined || inner.length === 0) return { container: 'none', inside: shapes };
  return { container: 'circle', inside: [{ ...first, evenOdd: true, contours: inner }] };
};

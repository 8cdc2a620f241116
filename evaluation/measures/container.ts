import type { Contour, Frame } from '../svg/contour.ts';
import { areaOf, frameOf } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

const RELATIVE_TOLERANCE = 0.02;

/** As round as its box allows: a disc fills π/4 of it. */
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
  /** The contents as one shape; the whole mark without a container. */
  inside: readonly Shape[];
}

/** A circle around everything else: a ring with its inner edge, or a disc with the rest cut out. */
export const findContainer = (shapes: readonly Shape[]): ContainedShapes => {
  const contours = contoursOf(shapes);
  const whole = frameOf(contours);
  const outer =
    whole === null ? undefined : contours.find((each) => isCircle(each) && spansWholeFrame(each, whole));
  if (outer === undefined || whole === null || contours.length < 2)
    return { container: 'none', inside: shapes };
  const rest = contours.filter((contour) => contour !== outer);
  const widest = rest.reduce((most, each) => (Math.abs(areaOf(each)) > Math.abs(areaOf(most)) ? each : most));
  const rim = frameOf([widest]);
  const isRing =
    rim !== null && isCircle(widest) && isConcentric(whole, rim) && rim.width > 0.7 * whole.width;
  const inner = isRing ? rest.filter((contour) => contour !== widest) : rest;
  const [first] = shapes;
  if (first === undefined || inner.length === 0) return { container: 'none', inside: shapes };
  return { container: 'circle', inside: [{ ...first, evenOdd: true, contours: inner }] };
};

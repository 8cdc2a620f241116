import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

/** Counts the on-curve points. A closed contour has as many points as segments. */
export const countNodes = (shapes: readonly Shape[]): number =>
  contoursOf(shapes).reduce((count, contour) => count + contour.length, 0);

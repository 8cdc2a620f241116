import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

/** On-curve points: a closed contour has as many as it has segments. */
export const countNodes = (shapes: readonly Shape[]): number =>
  contoursOf(shapes).reduce((count, contour) => count + contour.length, 0);

import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

/** Returns the width of the ink divided by its height. */
export const measureAspect = (shapes: readonly Shape[]): number => {
  const frame = inkFrame(shapes);
  return frame === null || frame.height === 0 ? 0 : frame.width / frame.height;
};

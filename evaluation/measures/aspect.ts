import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

/** Width over height of the ink, without clear space. */
export const measureAspect = (shapes: readonly Shape[]): number => {
  const frame = inkFrame(shapes);
  return frame === null || frame.height === 0 ? 0 : frame.width / frame.height;
};

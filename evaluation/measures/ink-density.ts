import { renderMask } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const HEIGHT = 200;
const MAX_WIDTH = 4000;

/** Returns the share of the bounding box that is ink. */
export const measureInkDensity = (shapes: readonly Shape[]): number => {
  const frame = inkFrame(shapes);
  if (frame === null || frame.height === 0) return 0;
  const width = Math.max(1, Math.min(MAX_WIDTH, Math.round((frame.width / frame.height) * HEIGHT)));
  const { cells } = renderMask(shapes, frame, width, HEIGHT);
  return cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
};

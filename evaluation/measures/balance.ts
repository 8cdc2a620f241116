import { renderMask } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 256;

/**
 * Returns how far the ink's centre of mass is from the centre of its bounding box, as a share of the width and of the
 * height.
 */
export const measureBalance = (shapes: readonly Shape[]): { x: number; y: number } => {
  const frame = inkFrame(shapes);
  if (frame === null) return { x: 0, y: 0 };
  const { cells } = renderMask(shapes, frame, SIDE, SIDE);
  let [ink, sumX, sumY] = [0, 0, 0];
  cells.forEach((cell, index) => {
    ink += cell;
    sumX += cell * ((index % SIDE) + 0.5);
    sumY += cell * (Math.floor(index / SIDE) + 0.5);
  });
  if (ink === 0) return { x: 0, y: 0 };
  return { x: Math.abs(sumX / ink / SIDE - 0.5), y: Math.abs(sumY / ink / SIDE - 0.5) };
};

import type { Mask } from '../svg/raster.ts';
import { renderMask, createSquareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 256;

/** Renders the shapes in a square of 256 pixels, as large as fits; returns null without shapes. */
export const createNormalisedMask = (shapes: readonly Shape[]): Mask | null => {
  const frame = inkFrame(shapes);
  return frame === null ? null : renderMask(shapes, createSquareFrame(frame, 0), SIDE, SIDE);
};

/** Returns 1 for equal masks, 0 for masks without a common cell. Two empty masks (null) are equal. */
export const intersectionOverUnion = (one: Mask | null, other: Mask | null): number => {
  if (one === null || other === null) return one === other ? 1 : 0;
  let [both, either] = [0, 0];
  one.cells.forEach((cell, index) => {
    const theirs = other.cells[index] ?? 0;
    both += cell & theirs;
    either += cell | theirs;
  });
  return either === 0 ? 1 : both / either;
};

import type { Mask } from '../svg/raster.ts';
import { renderMask, squareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

const SIDE = 256;

/** The group scaled evenly until its box fills 256 px; null for an empty group. */
export const createNormalisedMask = (shapes: readonly Shape[]): Mask | null => {
  const frame = inkFrame(shapes);
  return frame === null ? null : renderMask(shapes, squareFrame(frame, 0), SIDE, SIDE);
};

/** Intersection over union of two normalised masks; 1 for two empty ones, 0 if only one is empty. */
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

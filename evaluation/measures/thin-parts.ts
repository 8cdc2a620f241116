import { findComponents, largestComponentSize } from '../svg/components.ts';
import { openMask } from '../svg/distance.ts';
import { renderMask, squareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

/** Areas in squares of the disc's diameter. */
export interface ThinParts {
  /** Largest piece of ink that the disc does not fit into. */
  lost: number;
  /** Largest piece of ground that it does not fit into: a gap that fills in. */
  filled: number;
}

const CELLS_PER_DISC = 10;

/** `discs`: the longer side of the shapes, in disc diameters. */
const measureThinParts = (shapes: readonly Shape[], discs: number): ThinParts => {
  const frame = inkFrame(shapes);
  if (frame === null) return { lost: 0, filled: 0 };
  // One disc of margin on each side, so that the outer edge is open ground.
  const side = Math.round((discs + 2) * CELLS_PER_DISC);
  const mask = renderMask(shapes, squareFrame(frame, CELLS_PER_DISC / side), side, side);
  const area = (value: 0 | 1): number => {
    const kept = openMask(mask, value, CELLS_PER_DISC);
    const gone = findComponents(side, side, (cell) => mask.cells[cell] === value && kept[cell] === 0);
    return largestComponentSize(gone) / CELLS_PER_DISC ** 2;
  };
  return { lost: area(1), filled: area(0) };
};

/** A 16 px favicon with a margin of one on each side: the mark is 14 px, the disc 1 px. */
export const measureThinPartsAt16 = (shapes: readonly Shape[]): ThinParts => measureThinParts(shapes, 14);

/** Parts thinner than this share of the longer side. */
export const findPartsThinnerThan = (shapes: readonly Shape[], ratio: number): ThinParts =>
  measureThinParts(shapes, 1 / ratio);

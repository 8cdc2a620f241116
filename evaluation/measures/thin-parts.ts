import { findComponents, largestComponentSize } from '../svg/components.ts';
import { openMask } from '../svg/distance.ts';
import { renderMask, createSquareFrame } from '../svg/raster.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { inkFrame } from '../svg/read-drawing.ts';

/** Parts into which a disc of a given diameter does not fit. Areas are in squares of that diameter. */
export interface ThinParts {
  /** The largest thin piece of ink, which a small size would lose. */
  lost: number;
  /** The largest thin gap, which a small size would fill in. */
  filled: number;
}

const CELLS_PER_DISC = 10;

/** `discs` is the longer side of the shapes in disc diameters. */
const measureThinParts = (shapes: readonly Shape[], discs: number): ThinParts => {
  const frame = inkFrame(shapes);
  if (frame === null) return { lost: 0, filled: 0 };
  // A margin of one disc on each side, so that the space around the shapes is not a thin gap.
  const side = Math.round((discs + 2) * CELLS_PER_DISC);
  const mask = renderMask(shapes, createSquareFrame(frame, CELLS_PER_DISC / side), side, side);
  const measureLargest = (value: 0 | 1): number => {
    const kept = openMask(mask, value, CELLS_PER_DISC);
    const thinPieces = findComponents(side, side, (cell) => mask.cells[cell] === value && kept[cell] === 0);
    return largestComponentSize(thinPieces) / CELLS_PER_DISC ** 2;
  };
  return { lost: measureLargest(1), filled: measureLargest(0) };
};

/** Measures parts thinner than one pixel of a 16-pixel favicon, in which the mark is 14 pixels wide. */
export const measureThinPartsAt16 = (shapes: readonly Shape[]): ThinParts => measureThinParts(shapes, 14);

/** Measures parts thinner than this share of the longer side. */
export const measurePartsThinnerThan = (shapes: readonly Shape[], ratio: number): ThinParts =>
  measureThinParts(shapes, 1 / ratio);

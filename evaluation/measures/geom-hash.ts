import { createHash } from 'node:crypto';
import type { Contour } from '../svg/contour.ts';
import { frameOf } from '../svg/contour.ts';
import type { Shape } from '../svg/read-drawing.ts';
import { contoursOf } from '../svg/read-drawing.ts';

/** As a share of the height. Smaller differences do not change the hash. */
const STEP = 1e-3;

/** Returns the coordinates of each contour, moved to the origin and scaled to a height of 1. */
const normaliseContours = (contours: readonly Contour[]): number[][] => {
  const frame = frameOf(contours);
  if (frame === null) return [];
  const scale = frame.height === 0 ? 1 : 1 / frame.height;
  const place = (value: number, origin: number): number => (value - origin) * scale;
  return contours.map((contour) =>
    contour.flatMap(({ from, control1, control2, to }) =>
      [from, control1, control2, to].flatMap(({ x, y }) => [place(x, frame.left), place(y, frame.top)]),
    ),
  );
};

/** Rounds to a multiple of `STEP`. Floating-point noise is removed first, so that it cannot decide the rounding. */
const snapToStep = (value: number): number => Math.round(Math.round(value * 1e7) / 1e7 / STEP);

/** Returns a hash that is the same for every position, size and colour of the shapes; empty without shapes. */
export const computeGeometryHash = (shapes: readonly Shape[]): string => {
  const contours = normaliseContours(contoursOf(shapes));
  if (contours.length === 0) return '';
  // Adding zero turns -0 into 0.
  const text = contours.map((numbers) => numbers.map((value) => snapToStep(value) + 0).join(' ')).join('|');
  return createHash('sha256').update(text).digest('hex');
};

/**
 * Returns the largest difference of a coordinate as a share of the height, or Infinity if the segments differ in
 * number.
 */
export const measureGeometryDrift = (one: readonly Shape[], other: readonly Shape[]): number => {
  const [ours, theirs] = [normaliseContours(contoursOf(one)), normaliseContours(contoursOf(other))];
  if (ours.length !== theirs.length) return Infinity;
  let most = 0;
  for (const [index, numbers] of ours.entries()) {
    const others = theirs[index] ?? [];
    if (others.length !== numbers.length) return Infinity;
    numbers.forEach((value, at) => {
      most = Math.max(most, Math.abs(value - (others[at] ?? Infinity)));
    });
  }
  return most;
};

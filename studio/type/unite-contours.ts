// Unites overlapping contours: variable fonts draw letters from overlapping strokes, and joined letters overlap their
// neighbours. The result has one edge where ink ends.

import { resolve } from '../language/geometry/boolean.ts';
import { boxOf } from '../language/geometry/bounds.ts';
import type { Contour, Outline, Point } from '../language/geometry/outline.ts';
import { placementFor, rasterise } from '../language/geometry/raster.ts';
import { onGrid, scaleBy, transform } from '../language/geometry/transform.ts';
import { contoursCross } from './contours-cross.ts';

/** The kernel's tolerances are made for a field of 100; letters have finer parts than marks. */
const FIELD = 400;

/** Strokes that end on one line confuse the kernel; invisible shifts of the knots avoid that. */
const SHAKES = [0.003, 0.007, 0, 0.011, 0.037, 0.09];

/** Rows of the grid on which a result is compared with the original, and how many edge cells may differ. */
const ROWS = 96;
const MAX_COLUMNS = 900;
const MISSES = 1;

/** Unites overlaps by the non-zero rule. Coordinates are in em. */
export const uniteOverlaps = (outline: Outline): Outline => {
  const drawn = transform(outline, scaleBy(FIELD, FIELD, [0, 0]));
  const overlaps = missesOf(drawn, drawn);
  // Coincident edges do not cross, and thin overlaps fill no cell, so both tests are needed.
  if (overlaps === 0 && !contoursCross(outline)) return outline;
  let best = drawn;
  let fewest = overlaps === 0 ? Infinity : overlaps;
  for (const shake of SHAKES) {
    const united = attempt(jitter(drawn, shake));
    const misses = united === null ? Infinity : missesOf(drawn, united);
    if (united !== null && misses < fewest) {
      best = united;
      fewest = misses;
    }
    if (fewest <= MISSES) break;
  }
  return onGrid(transform(best, scaleBy(1 / FIELD, 1 / FIELD, [0, 0])), GRID);
};

const attempt = (drawn: Outline): Outline | null => {
  try {
    return resolve(drawn);
  } catch {
    return null;
  }
};

/** Cells that the even-odd rule paints differently from the original: remaining overlaps, and lost parts. */
const missesOf = (drawn: Outline, united: Outline): number => {
  const box = boxOf(drawn);
  if (box === null) return 0;
  const ratio = (box.right - box.left) / Math.max(box.bottom - box.top, 1e-6);
  const columns = Math.max(8, Math.min(MAX_COLUMNS, Math.ceil(ROWS * ratio)));
  const placement = placementFor(box, columns, ROWS, 0.37);
  const wanted = rasterise(drawn, columns, ROWS, placement);
  const found = rasterise(united, columns, ROWS, placement, 'even-odd');
  let misses = 0;
  for (let index = 0; index < wanted.length; index += 1) if (wanted[index] !== found[index]) misses += 1;
  return misses;
};

/** Coarser than the first shifts, finer than any font's units: straight stems stay straight. */
const GRID = 50_000;

/** Moves every knot by a different small amount, deterministically. */
const jitter = (outline: Outline, by: number): Outline => {
  if (by === 0) return outline;
  return outline.map(
    (contour, place): Contour =>
      contour.map((knot, index) => {
        const turn = (place * 7 + index) * 2.399963;
        const x = by * Math.cos(turn);
        const y = by * Math.sin(turn);
        const moved = (point: Point | null): Point | null => point && [point[0] + x, point[1] + y];
        return { at: [knot.at[0] + x, knot.at[1] + y], in: moved(knot.in), out: moved(knot.out) };
      }),
  );
};

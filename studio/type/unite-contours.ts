// Unites overlapping contours: variable fonts draw letters from overlapping strokes, and joined letters overlap their
// neighbours. The result has one edge where ink ends.

import { resolveSelfOverlaps } from '../language/geometry/boolean.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Contour, Outline, Point } from '../language/geometry/outline.ts';
import { placementFor, rasterise } from '../language/geometry/raster.ts';
import { roundToGrid, scalingAround, transformOutline } from '../language/geometry/transform.ts';
import { doContoursCross } from './contours-cross.ts';

/** The kernel's tolerances are made for a field of 100; letters have finer parts than marks. */
const FIELD = 400;

/** Strokes that end on one line confuse the kernel; invisible shifts of the knots avoid that. */
const SHIFT_AMOUNTS = [0.003, 0.007, 0, 0.011, 0.037, 0.09];

/** Rows of the grid on which a result is compared with the original, and how many edge cells may differ. */
const CHECK_ROWS = 96;
const MAX_COLUMNS = 900;
const MAX_MISSES = 1;

/** Unites overlaps by the non-zero rule. Coordinates are in em. */
export const uniteOverlaps = (outline: Outline): Outline => {
  const drawn = transformOutline(outline, scalingAround(FIELD, FIELD, [0, 0]));
  const overlaps = countMisses(drawn, drawn);
  // Coincident edges do not cross, and thin overlaps fill no cell, so both tests are needed.
  if (overlaps === 0 && !doContoursCross(outline)) return outline;
  let best = drawn;
  let fewest = overlaps === 0 ? Infinity : overlaps;
  for (const shake of SHIFT_AMOUNTS) {
    const united = attemptUnion(jitterOutline(drawn, shake));
    const misses = united === null ? Infinity : countMisses(drawn, united);
    if (united !== null && misses < fewest) {
      best = united;
      fewest = misses;
    }
    if (fewest <= MAX_MISSES) break;
  }
  return roundToGrid(transformOutline(best, scalingAround(1 / FIELD, 1 / FIELD, [0, 0])), GRID_LINES_PER_EM);
};

const attemptUnion = (drawn: Outline): Outline | null => {
  try {
    return resolveSelfOverlaps(drawn);
  } catch {
    return null;
  }
};

/** Cells that the even-odd rule paints differently from the original: remaining overlaps, and lost parts. */
const countMisses = (drawn: Outline, united: Outline): number => {
  const box = boundingBoxOf(drawn);
  if (box === null) return 0;
  const ratio = (box.right - box.left) / Math.max(box.bottom - box.top, 1e-6);
  const columns = Math.max(8, Math.min(MAX_COLUMNS, Math.ceil(CHECK_ROWS * ratio)));
  const placement = placementFor(box, columns, CHECK_ROWS, 0.37);
  const wanted = rasterise(drawn, columns, CHECK_ROWS, placement);
  const found = rasterise(united, columns, CHECK_ROWS, placement, 'even-odd');
  let misses = 0;
  for (let index = 0; index < wanted.length; index += 1) if (wanted[index] !== found[index]) misses += 1;
  return misses;
};

/** Coarser than the first shifts, finer than any font's units: straight stems stay straight. */
const GRID_LINES_PER_EM = 50_000;

/** Moves every knot by a different small amount, deterministically. */
const jitterOutline = (outline: Outline, by: number): Outline => {
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

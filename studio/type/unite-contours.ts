// Unites overlapping contours into one outline. Variable fonts build letters from overlapping strokes, and the letters
// of joined scripts overlap their neighbours.

import { resolveSelfOverlaps } from '../language/geometry/boolean.ts';
import { boundingBoxOf } from '../language/geometry/bounds.ts';
import type { Contour, Outline, Point } from '../language/geometry/outline.ts';
import { computePlacement, rasterise } from '../language/geometry/raster.ts';
import { roundToGrid, scalingAround, transformOutline } from '../language/geometry/transform.ts';
import { doContoursCross } from './contours-cross.ts';

/**
 * The units per em for this operation. The tolerances of the geometry functions suit marks 100 units wide. Letters
 * have finer details, so they are scaled up further.
 */
const FIELD_UNITS_PER_EM = 400;

/**
 * How far the knots are shifted in each attempt, at FIELD units per em. Uniting fails on edges that coincide, and an
 * invisible shift separates them.
 */
const SHIFT_AMOUNTS = [0.003, 0.007, 0, 0.011, 0.037, 0.09];

/** The number of rows of the raster on which a result is compared with the original. */
const CHECK_ROWS = 96;
/** The maximum number of columns of that raster, for long words. */
const MAX_COLUMNS = 900;
/** A result with at most this many differing cells is accepted. */
const MAX_DIFFERING_CELLS = 1;

/**
 * Unites the overlaps of an outline, which is in em and painted by the non-zero rule. If every attempt fails, returns
 * the best one.
 */
export const uniteOverlaps = (outline: Outline): Outline => {
  const drawn = transformOutline(outline, scalingAround(FIELD_UNITS_PER_EM, FIELD_UNITS_PER_EM, [0, 0]));
  const overlaps = countMisses(drawn, drawn);
  // The raster misses thin overlaps, and the crossing test misses coincident edges, so both are needed.
  if (overlaps === 0 && !doContoursCross(outline)) return outline;
  let best = drawn;
  let fewest = overlaps === 0 ? Infinity : overlaps;
  for (const amount of SHIFT_AMOUNTS) {
    const united = attemptUnion(jitterOutline(drawn, amount));
    const misses = united === null ? Infinity : countMisses(drawn, united);
    if (united !== null && misses < fewest) {
      best = united;
      fewest = misses;
    }
    if (fewest <= MAX_DIFFERING_CELLS) break;
  }
  return roundToGrid(
    transformOutline(best, scalingAround(1 / FIELD_UNITS_PER_EM, 1 / FIELD_UNITS_PER_EM, [0, 0])),
    GRID_LINES_PER_EM,
  );
};

const attemptUnion = (drawn: Outline): Outline | null => {
  try {
    return resolveSelfOverlaps(drawn);
  } catch {
    return null;
  }
};

/**
 * Counts the cells in which the united outline, painted by the even-odd rule, differs from the original, painted by
 * the non-zero rule. Such cells show remaining overlaps and lost parts.
 */
const countMisses = (drawn: Outline, united: Outline): number => {
  const box = boundingBoxOf(drawn);
  if (box === null) return 0;
  const ratio = (box.right - box.left) / Math.max(box.bottom - box.top, 1e-6);
  const columns = Math.max(8, Math.min(MAX_COLUMNS, Math.ceil(CHECK_ROWS * ratio)));
  const placement = computePlacement(box, columns, CHECK_ROWS, 0.37);
  const wanted = rasterise(drawn, columns, CHECK_ROWS, placement);
  const found = rasterise(united, columns, CHECK_ROWS, placement, 'even-odd');
  let misses = 0;
  for (let index = 0; index < wanted.length; index += 1) if (wanted[index] !== found[index]) misses += 1;
  return misses;
};

/**
 * Results are rounded to this grid. It is coarser than the first shifts, so that rounding undoes them and stems become
 * straight again, but finer than the units of any font.
 */
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

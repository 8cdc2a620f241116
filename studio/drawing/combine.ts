// Subtracts, intersects and unites outlines. If no curves can meet, each contour is inside or outside the other outline
// as a whole, and the result is exact. Otherwise the curve kernel computes it, and a raster verifies it.

import { intersect, subtract, unite } from '../language/geometry/boolean.ts';
import { doBoxesMeet, boundingBoxOf } from '../language/geometry/bounds.ts';
import { cubicsOf, lengthOf, pointOn } from '../language/geometry/cubic.ts';
import { flatten } from '../language/geometry/flatten.ts';
import type { Box, Contour, Outline, Point } from '../language/geometry/outline.ts';
import { EMPTY_OUTLINE } from '../language/geometry/outline.ts';
import { windingAt } from '../language/geometry/polygon.ts';
import { computePlacement, rasterise } from '../language/geometry/raster.ts';
import { reverseContour } from '../language/geometry/transform.ts';
import { curveBoxesOf, countMeetingBoxes, type WorkBudget } from './work.ts';

type Operation = 'cut' | 'common' | 'joined';

const KERNEL_OPERATIONS = { cut: subtract, common: intersect, joined: unite } as const;
/** Whether the result covers a raster cell, given whether the two outlines cover it (1 or 0). */
const COVERAGE_TESTS: Readonly<Record<Operation, (a: number, b: number) => boolean>> = {
  cut: (a, b) => a === 1 && b === 0,
  common: (a, b) => a === 1 && b === 1,
  joined: (a, b) => a === 1 || b === 1,
};

/** Subtracts the second outline from the first. */
export const subtractWithinBudget = (one: Outline, other: Outline, work: WorkBudget): Outline =>
  combineOutlines('cut', one, other, work) ?? work.refuse();
export const intersectWithinBudget = (one: Outline, other: Outline, work: WorkBudget): Outline =>
  combineOutlines('common', one, other, work) ?? work.refuse();
export const uniteWithinBudget = (one: Outline, other: Outline, work: WorkBudget): Outline =>
  combineOutlines('joined', one, other, work) ?? work.refuse();

/** Returns null if the kernel finds no correct result. */
export function combineOutlines(
  operation: Operation,
  one: Outline,
  other: Outline,
  work: WorkBudget,
): Outline | null {
  const [box, otherBox] = [boundingBoxOf(one), boundingBoxOf(other)];
  if (box === null || otherBox === null || !doBoxesMeet(box, otherBox, TOUCHING_DISTANCE))
    return combineDisjoint(operation, one, other);
  if (countMeetingBoxes(curveBoxesOf(one), curveBoxesOf(other)) === 0)
    return combineNested(operation, one, other);
  const [near, far] = splitByReach(one, otherBox);
  const [otherNear, otherFar] = splitByReach(other, box);
  const result = combineMeetingOutlines(operation, near, otherNear, work);
  if (result === null || operation === 'common') return result;
  return [...result, ...far, ...(operation === 'joined' ? otherFar : [])];
}

/**
 * Splits contours into those whose boxes meet the other outline's box, and the rest. The rest is unaffected by the
 * operation, so the kernel needs to process only the near contours.
 */
function splitByReach(outline: Outline, around: Box): [near: Contour[], far: Contour[]] {
  const near: Contour[] = [];
  const far: Contour[] = [];
  for (const contour of outline) {
    const box = boundingBoxOf([contour]);
    (box !== null && doBoxesMeet(box, around, TOUCHING_DISTANCE) ? near : far).push(contour);
  }
  return [near, far];
}

function combineMeetingOutlines(
  operation: Operation,
  one: Outline,
  other: Outline,
  work: WorkBudget,
): Outline | null {
  const [box, otherBox] = [boundingBoxOf(one), boundingBoxOf(other)];
  if (box === null || otherBox === null) return combineDisjoint(operation, one, other);
  for (const prepare of PREPARATIONS) {
    const [first, second] = prepare(one, other);
    work.spend(first, second);
    const result = KERNEL_OPERATIONS[operation](first, second);
    if (matchesRaster(operation, one, other, result, box, otherBox)) return result;
  }
  return null;
}

/** The distance, in field units, below which boxes count as touching. */
const TOUCHING_DISTANCE = 0.05;

/**
 * Ways to prepare two outlines for the kernel, tried in order until a result is correct. The kernel fails on coincident
 * edges, so the later ways shift the knots by invisible amounts, in field units.
 */
const PREPARATIONS: readonly ((one: Outline, other: Outline) => [Outline, Outline])[] = [
  (one, other) => [one, other],
  (one, other) => [one, jitterOutline(other, 0.057)],
  (one, other) => [jitterOutline(one, 0.08), jitterOutline(other, 0.11)],
  // As a last resort, curves are replaced by straight pieces, which the kernel handles more reliably.
  (one, other) => [
    jitterOutline(straightenOutline(one), 0.01),
    jitterOutline(straightenOutline(other), 0.023),
  ],
  (one, other) => [
    jitterOutline(straightenOutline(one), 0.12),
    jitterOutline(straightenOutline(other), 0.19),
  ],
];

/** Replaces the curves of an outline by straight pieces. */
export const straightenOutline = (outline: Outline): Outline =>
  flatten(outline, 0.12).map((polygon) =>
    Array.from({ length: polygon.length / 2 }, (_, index) => ({
      at: [polygon[index * 2] ?? 0, polygon[index * 2 + 1] ?? 0] as const,
      in: null,
      out: null,
    })),
  );

/** Moves every knot by a different small amount, deterministically. */
export function jitterOutline(outline: Outline, by: number): Outline {
  if (by === 0) return outline;
  return outline.map((contour, place) =>
    contour.map((knot, index) => {
      const turn = (place * 7 + index) * 2.399963;
      const [x, y] = [by * Math.cos(turn), by * Math.sin(turn)];
      const moved = (point: Point | null): Point | null => point && [point[0] + x, point[1] + y];
      return { at: [knot.at[0] + x, knot.at[1] + y], in: moved(knot.in), out: moved(knot.out) };
    }),
  );
}

function combineDisjoint(operation: Operation, one: Outline, other: Outline): Outline {
  if (operation === 'common') return EMPTY_OUTLINE;
  return operation === 'cut' ? one : [...one, ...other];
}

/** Combines outlines whose contours do not cross: each contour is inside or outside the other outline as a whole. */
function combineNested(operation: Operation, one: Outline, other: Outline): Outline {
  const inside = findContoursInside(one, other);
  const otherInside = findContoursInside(other, one);
  const keep = (outline: Outline, flags: readonly boolean[], wanted: boolean): Contour[] =>
    outline.filter((_, index) => flags[index] === wanted);
  if (operation === 'joined') return [...keep(one, inside, false), ...keep(other, otherInside, false)];
  if (operation === 'common') return [...keep(one, inside, true), ...keep(other, otherInside, true)];
  return [...keep(one, inside, false), ...keep(other, otherInside, true).map(reverseContour)];
}

/** Returns for each contour of `outline` whether it is inside `around`. */
const findContoursInside = (outline: Outline, around: Outline): boolean[] => {
  const polygons = flatten(around, 0.02);
  return outline.map((contour) => windingAt(middleOfLongestPiece(contour), polygons) !== 0);
};

function middleOfLongestPiece(contour: Contour): Point {
  let best: Point = contour[0]?.at ?? [0, 0];
  let longest = 0;
  for (const piece of cubicsOf(contour)) {
    const length = lengthOf(piece);
    if (length <= longest) continue;
    longest = length;
    best = pointOn(piece, 0.483);
  }
  return best;
}

/** The raster has this many rows and columns. */
const CHECK_CELLS = 120;
/** The number of cells that may differ: at edges by rounding, and where the kernel drops tiny pieces. */
const MAX_DIFFERING_CELLS = 14;

/** Whether the kernel's result covers the expected raster cells. A wrong result loses or fills whole regions. */
function matchesRaster(
  operation: Operation,
  one: Outline,
  other: Outline,
  result: Outline,
  box: Box,
  otherBox: Box,
): boolean {
  const whole: Box = {
    left: Math.min(box.left, otherBox.left),
    top: Math.min(box.top, otherBox.top),
    right: Math.max(box.right, otherBox.right),
    bottom: Math.max(box.bottom, otherBox.bottom),
  };
  const placement = computePlacement(operation === 'joined' ? whole : box, CHECK_CELLS, CHECK_CELLS, 0.37);
  const masks = [one, other, result].map((outline) =>
    rasterise(outline, CHECK_CELLS, CHECK_CELLS, placement),
  );
  const isCovered = COVERAGE_TESTS[operation];
  let misses = 0;
  for (let cell = 0; cell < CHECK_CELLS * CHECK_CELLS; cell += 1) {
    const wanted = isCovered(masks[0]?.[cell] ?? 0, masks[1]?.[cell] ?? 0);
    if (wanted !== (masks[2]?.[cell] === 1)) misses += 1;
  }
  return misses <= MAX_DIFFERING_CELLS;
}

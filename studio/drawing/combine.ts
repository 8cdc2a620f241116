// Cuts, clips and joins outlines. If their curves cannot meet, nesting alone decides, exactly. Otherwise the curve
// kernel computes the result, which is compared with a raster of the expected one.

import { intersect, subtract, unite } from '../language/geometry/boolean.ts';
import { doBoxesMeet, boundingBoxOf } from '../language/geometry/bounds.ts';
import { cubicsOf, lengthOf, pointOn } from '../language/geometry/cubic.ts';
import { flatten } from '../language/geometry/flatten.ts';
import type { Box, Contour, Outline, Point } from '../language/geometry/outline.ts';
import { EMPTY_OUTLINE } from '../language/geometry/outline.ts';
import { windingAt } from '../language/geometry/polygon.ts';
import { placementFor, rasterise } from '../language/geometry/raster.ts';
import { reversedContour } from '../language/geometry/transform.ts';
import { curveBoxesOf, countMeetingBoxes, type WorkBudget } from './work.ts';

type Operation = 'cut' | 'common' | 'joined';

const KERNEL_OPERATIONS = { cut: subtract, common: intersect, joined: unite } as const;
const IS_COVERED: Readonly<Record<Operation, (a: number, b: number) => boolean>> = {
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

/** Null if the kernel fails. */
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
 * Splits contours into those that reach into a box and the others. No operation changes a contour that the other
 * outline does not reach, so adding to a board with a hundred things on it costs only as much as the part around the
 * addition.
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
  for (const prepared of SHIFT_ATTEMPTS) {
    const [first, second] = prepared(one, other);
    work.spend(first, second);
    const result = KERNEL_OPERATIONS[operation](first, second);
    if (isRight(operation, one, other, result, box, otherBox)) return result;
  }
  return null;
}

/** Contours closer than this count as touching. */
const TOUCHING_DISTANCE = 0.05;

/** Invisible shifts, in units of the field, because coincident edges confuse the geometry library. */
const SHIFT_ATTEMPTS: readonly ((one: Outline, other: Outline) => [Outline, Outline])[] = [
  (one, other) => [one, other],
  (one, other) => [one, jitterOutline(other, 0.057)],
  (one, other) => [jitterOutline(one, 0.08), jitterOutline(other, 0.11)],
  // Straight pieces are split as well, because the library handles them better.
  (one, other) => [
    jitterOutline(straightenOutline(one), 0.01),
    jitterOutline(straightenOutline(other), 0.023),
  ],
  (one, other) => [
    jitterOutline(straightenOutline(one), 0.12),
    jitterOutline(straightenOutline(other), 0.19),
  ],
];

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

/** Combines contours that do not cross: each is inside or outside as a whole. */
function combineNested(operation: Operation, one: Outline, other: Outline): Outline {
  const inside = contoursInside(one, other);
  const otherInside = contoursInside(other, one);
  const keep = (outline: Outline, flags: readonly boolean[], wanted: boolean): Contour[] =>
    outline.filter((_, index) => flags[index] === wanted);
  if (operation === 'joined') return [...keep(one, inside, false), ...keep(other, otherInside, false)];
  if (operation === 'common') return [...keep(one, inside, true), ...keep(other, otherInside, true)];
  return [...keep(one, inside, false), ...keep(other, otherInside, true).map(reversedContour)];
}

const contoursInside = (outline: Outline, around: Outline): boolean[] => {
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

const CHECK_CELLS = 120;
/**
 * Allowed mismatches among the cells of the edge: thin slivers fall between cell centres, and tiny pieces are
 * dropped.
 */
const MAX_MISSES = 14;

/** A wrong winding loses or fills a whole region; rounding moves single cells at the edges. */
function isRight(
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
  const placement = placementFor(operation === 'joined' ? whole : box, CHECK_CELLS, CHECK_CELLS, 0.37);
  const masks = [one, other, result].map((outline) =>
    rasterise(outline, CHECK_CELLS, CHECK_CELLS, placement),
  );
  const holds = IS_COVERED[operation];
  let misses = 0;
  for (let cell = 0; cell < CHECK_CELLS * CHECK_CELLS; cell += 1) {
    const wanted = holds(masks[0]?.[cell] ?? 0, masks[1]?.[cell] ?? 0);
    if (wanted !== (masks[2]?.[cell] === 1)) misses += 1;
  }
  return misses <= MAX_MISSES;
}

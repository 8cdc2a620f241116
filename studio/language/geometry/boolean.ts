// Computes the union, difference, intersection and symmetric difference of outlines with the Paper library. Its results
// are sometimes wrong, so they are compared with rasters of the operands.

import paper from 'paper/dist/paper-core.js';
import type { PaperItem } from 'paper/dist/paper-core.js';

import { doBoxesMeet, boundingBoxOf } from './bounds.ts';
import type { Box, Contour, Knot, Outline, Point } from './outline.ts';
import { EMPTY_OUTLINE } from './outline.ts';
import { computePlacement, rasterise } from './raster.ts';
import { isSimple, orientContours } from './simple.ts';
import { simplifyOutline } from './simplify-outline.ts';
import { translationBy, transformOutline } from './transform.ts';
import { add } from './vector.ts';

paper.setup([1, 1]);

type Operation = 'unite' | 'subtract' | 'intersect' | 'exclude';

/** Computes whether the result covers a cell (1 or 0), given whether each operand covers it. */
const COVERAGE_COMBINERS: Record<Operation, (a: number, b: number) => number> = {
  unite: (a, b) => a | b,
  subtract: (a, b) => a & (1 - b),
  intersect: (a, b) => a & b,
  exclude: (a, b) => a ^ b,
};

/** The rows and columns of the raster on which results are checked. */
const CHECK_CELLS = 48;
/** A result with at most this many wrong cells is accepted: cells at edges, and those of dropped tiny pieces. */
const MAX_CHECK_MISSES = 6;
/** The rows and columns of the raster on which split contours are checked. */
const SPLIT_CELLS = 64;
/**
 * A split with at most this many wrong cells is accepted: fewer than for other results, because a split moves no edge.
 */
const MAX_SPLIT_MISSES = 3;
/**
 * Shifts of the second operand, tried in order. They are invisibly small, and separate coincident edges, on which Paper
 * fails.
 */
const OPERAND_NUDGES: readonly Point[] = [
  [0, 0],
  [0.0007, 0.0004],
  [-0.0021, 0.0013],
  [0.0043, -0.0057],
];

export const unite = (a: Outline, b: Outline): Outline => combineOutlines('unite', a, b);
export const subtract = (a: Outline, b: Outline): Outline => combineOutlines('subtract', a, b);
export const intersect = (a: Outline, b: Outline): Outline => combineOutlines('intersect', a, b);
export const exclude = (a: Outline, b: Outline): Outline => combineOutlines('exclude', a, b);

/** Unites many outlines in pairs, then the results in pairs, so that each contour is processed only a few times. */
export function uniteAll(outlines: readonly Outline[]): Outline {
  let round = [...outlines];
  while (round.length > 1) {
    const next: Outline[] = [];
    for (let index = 0; index < round.length; index += 2) {
      next.push(unite(round[index] ?? EMPTY_OUTLINE, round[index + 1] ?? EMPTY_OUTLINE));
    }
    round = next;
  }
  return round[0] ?? EMPTY_OUTLINE;
}

/** Replaces contours that cross themselves or each other with contours that do not cross and paint the same area. */
export function resolveSelfOverlaps(outline: Outline, rule: 'non-zero' | 'even-odd' = 'non-zero'): Outline {
  return simplifyOutline(orientContours(splitIntoLoops(outline), rule));
}

/**
 * Distances by which knots are shifted, tried in order. They are invisibly small, and separate contours that nearly
 * coincide.
 */
const JITTER_AMOUNTS = [0, 0.002, 0.0035, 0.006];

/** Splits contours at every crossing into loops that no longer cross. The loops keep their orientation. */
export function splitIntoLoops(outline: Outline): Outline {
  const box = boundingBoxOf(outline);
  if (!box || isSimple(outline)) return outline;
  const placement = computePlacement(box, SPLIT_CELLS, SPLIT_CELLS, 0.37);
  const expected = rasterise(outline, SPLIT_CELLS, SPLIT_CELLS, placement);
  let best: Outline = EMPTY_OUTLINE;
  let fewest = Infinity;
  for (const amount of JITTER_AMOUNTS) {
    const loops = splitAtCrossings(
      amount === 0 ? outline : outline.map((contour) => jitterContour(contour, amount)),
    );
    const misses = countDifferences(expected, rasterise(loops, SPLIT_CELLS, SPLIT_CELLS, placement));
    if (misses < fewest) {
      best = loops;
      fewest = misses;
    }
    if (fewest <= MAX_SPLIT_MISSES) break;
  }
  return best;
}

function splitAtCrossings(outline: Outline): Outline {
  const item = createPaperItem(outline);
  if (!item) return EMPTY_OUTLINE;
  try {
    return outlineFromItem(item.resolveCrossings());
  } catch {
    return EMPTY_OUTLINE;
  }
}

function jitterContour(contour: Contour, amount: number): Contour {
  return contour.map((knot, index) => {
    const shift: Point = [(amount * (((index * 7) % 11) - 5)) / 5, (amount * (((index * 5) % 13) - 6)) / 6];
    const moved = (point: Point | null) => point && add(point, shift);
    return { at: add(knot.at, shift), in: moved(knot.in), out: moved(knot.out) };
  });
}

function combineOutlines(operation: Operation, a: Outline, b: Outline): Outline {
  const boxA = boundingBoxOf(a);
  const boxB = boundingBoxOf(b);
  if (!boxA || !boxB || !doBoxesMeet(boxA, boxB)) return combineDisjoint(operation, a, b);
  let best: Outline = EMPTY_OUTLINE;
  let fewest = Infinity;
  for (const nudge of OPERAND_NUDGES) {
    const moved = nudge[0] === 0 ? b : transformOutline(b, translationBy(nudge));
    const result = attemptOperation(operation, a, moved);
    const misses = result ? countMisses(operation, a, b, result, boxA, boxB) : Infinity;
    if (result && misses < fewest) {
      best = result;
      fewest = misses;
    }
    if (fewest <= MAX_CHECK_MISSES) break;
  }
  return best;
}

function combineDisjoint(operation: Operation, a: Outline, b: Outline): Outline {
  if (operation === 'intersect') return EMPTY_OUTLINE;
  return operation === 'subtract' ? a : [...a, ...b];
}

/** Returns null if Paper throws. */
function attemptOperation(operation: Operation, a: Outline, b: Outline): Outline | null {
  const itemA = createPaperItem(a);
  const itemB = createPaperItem(b);
  if (!itemA || !itemB) return combineDisjoint(operation, a, b);
  try {
    return simplifyOutline(outlineFromItem(itemA[operation](itemB, { insert: false }).reorient(true, true)));
  } catch {
    return null;
  }
}

function countMisses(
  operation: Operation,
  a: Outline,
  b: Outline,
  result: Outline,
  boxA: Box,
  boxB: Box,
): number {
  const box = boxOfPossibleResult(operation, boxA, boxB);
  const placement = computePlacement(box, CHECK_CELLS, CHECK_CELLS, 0.37);
  const maskA = rasterise(a, CHECK_CELLS, CHECK_CELLS, placement);
  const maskB = rasterise(b, CHECK_CELLS, CHECK_CELLS, placement);
  const maskResult = rasterise(result, CHECK_CELLS, CHECK_CELLS, placement);
  const combine = COVERAGE_COMBINERS[operation];
  return countDifferences(
    maskA.map((cell, index) => combine(cell, maskB[index] ?? 0)),
    maskResult,
  );
}

function countDifferences(expected: Uint8Array, found: Uint8Array): number {
  let misses = 0;
  for (let index = 0; index < expected.length; index += 1) if (expected[index] !== found[index]) misses += 1;
  return misses;
}

/** Returns a box around everything that the result can cover. */
function boxOfPossibleResult(operation: Operation, a: Box, b: Box): Box {
  if (operation === 'unite' || operation === 'exclude') {
    return {
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    };
  }
  return a;
}

function createPaperItem(outline: Outline): PaperItem | null {
  const children = outline
    .filter((contour) => contour.length > 1)
    .map((contour) => {
      const segments = contour.map((knot): [Pair, Pair, Pair] => [
        [knot.at[0], knot.at[1]],
        handleOf(knot.at, knot.in),
        handleOf(knot.at, knot.out),
      ]);
      return new paper.Path({ segments, closed: true, insert: false });
    });
  if (children.length === 0) return null;
  return new paper.CompoundPath({ children, fillRule: 'nonzero', insert: false });
}

type Pair = [number, number];

function handleOf(at: Point, handle: Point | null): Pair {
  return handle ? [handle[0] - at[0], handle[1] - at[1]] : [0, 0];
}

function outlineFromItem(item: PaperItem): Outline {
  const paths = item.children ?? [item];
  return paths.map(contourFromPath).filter((contour) => contour.length > 1);
}

function contourFromPath(path: PaperItem): Contour {
  const segments = path.segments ?? [];
  const isLine = segments.map((segment, index) => {
    const next = segments[(index + 1) % segments.length] ?? segment;
    return isZero(segment.handleOut) && isZero(next.handleIn);
  });
  return segments.map((segment, index): Knot => {
    const { point, handleIn, handleOut } = segment;
    const lineBefore = isLine[(index + segments.length - 1) % segments.length];
    return {
      at: roundToMillionth(point.x, point.y),
      in: lineBefore ? null : roundToMillionth(point.x + handleIn.x, point.y + handleIn.y),
      out: isLine[index] ? null : roundToMillionth(point.x + handleOut.x, point.y + handleOut.y),
    };
  });
}

/** Rounds to six decimals, so that 27 does not become 27.000000000000014. */
function roundToMillionth(x: number, y: number): Point {
  return [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];
}

function isZero({ x, y }: { x: number; y: number }): boolean {
  return Math.abs(x) < 1e-9 && Math.abs(y) < 1e-9;
}

import { expect, test } from 'vitest';

import { ellipseContour } from './arc.ts';
import { areaOf, boundingBoxOf, signedArea } from './bounds.ts';
import { roundCorners } from './corners.ts';
import { describeGeometry, countNodes, measureRoundness } from './measure.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { splitIntoPieces } from './pieces.ts';
import {
  reflectionIn,
  translationBy,
  reverseContour,
  scalingAround,
  skewAround,
  transformOutline,
  rotationAround,
} from './transform.ts';

const polygon = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));
const square: Outline = [polygon([0, 0], [100, 0], [100, 100], [0, 100])];
const disc: Outline = [ellipseContour([50, 50], 50, 50)];

test('roundness is 0 for a square and 1 for a disc, and small radii count as corners', () => {
  expect(measureRoundness(square)).toBe(0);
  expect(measureRoundness(disc)).toBeCloseTo(1, 6);
  expect(measureRoundness(roundCorners(square, 3))).toBe(0);
  expect(measureRoundness(roundCorners(square, 10))).toBeCloseTo(1, 6);
  expect(measureRoundness([])).toBe(0);
});

test('roundness is one half for a square with two rounded corners', () => {
  const [top, right, , left] = ellipseContour([50, 50], 50, 50);
  const arch = [left, top, right].flatMap((knot) => knot ?? []);
  const half: Outline = [[...straightenEnds(arch), ...polygon([100, 100], [0, 100])]];
  expect(measureRoundness(half)).toBeCloseTo(0.5, 6);
});

/** Replaces the curves before the first knot and after the last by lines. */
const straightenEnds = (contour: Contour): Contour =>
  contour.map((knot, index) => ({
    ...knot,
    in: index === 0 ? null : knot.in,
    out: index === contour.length - 1 ? null : knot.out,
  }));

test('describeGeometry returns the same text at any position and size', () => {
  const text = describeGeometry(disc);
  expect(describeGeometry(transformOutline(disc, translationBy([13, -7])))).toBe(text);
  expect(describeGeometry(transformOutline(disc, scalingAround(3.7, 3.7, [1, 2])))).toBe(text);
  expect(describeGeometry(transformOutline(disc, scalingAround(1, 2, [1, 2])))).not.toBe(text);
  expect(text).not.toContain('-0 ');
  expect(describeGeometry([])).toBe('');
});

test('countNodes counts the points on the curve', () => {
  expect(countNodes([...square, ...disc])).toBe(8);
});

test('boundingBoxOf and areaOf are exact for curves', () => {
  expect(boundingBoxOf(disc)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  expect(boundingBoxOf(transformOutline(disc, rotationAround(30, [50, 50])))?.left).toBeCloseTo(0, 1);
  expect(areaOf(disc)).toBeCloseTo(Math.PI * 2500, -1);
  expect(boundingBoxOf([])).toBeNull();
});

test.each([
  ['a move', translationBy([5, 6]), 1],
  ['a turn', rotationAround(33, [10, 20]), 1],
  ['a mirror', reflectionIn([0, 0], [1, 2]), 1],
  ['a negative scale', scalingAround(-2, 1, [0, 0]), 2],
  ['a skew', skewAround(20, [0, 0]), 1],
])('%s keeps contours clockwise', (_name, matrix, factor) => {
  const [contour] = transformOutline(square, matrix);
  expect(signedArea(contour ?? [])).toBeCloseTo(10000 * factor, 6);
});

test('a positive skew leans a shape to the right', () => {
  expect(boundingBoxOf(transformOutline(square, skewAround(45, [0, 100])))).toEqual({
    left: 0,
    top: 0,
    right: 200,
    bottom: 100,
  });
});

test('splitIntoPieces returns pieces largest first, each with its holes', () => {
  const hole = reverseContour(ellipseContour([50, 50], 20, 20));
  const small = polygon([200, 0], [230, 0], [230, 30], [200, 30]);
  const island = ellipseContour([50, 50], 10, 10);
  const pieces = splitIntoPieces([small, hole, island, ...disc]);
  expect(pieces).toEqual([[disc[0], hole], [small], [island]]);
});

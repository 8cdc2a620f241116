import { expect, test } from 'vitest';

import { ellipseContour } from './arc.ts';
import { areaOf, boxOf, signedArea } from './bounds.ts';
import { roundCorners } from './corners.ts';
import { geometryText, nodeCount, roundness } from './measure.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { piecesOf } from './pieces.ts';
import { flipIn, moveBy, reversedContour, scaleBy, skewBy, transform, turnBy } from './transform.ts';

const polygon = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));
const square: Outline = [polygon([0, 0], [100, 0], [100, 100], [0, 100])];
const disc: Outline = [ellipseContour([50, 50], 50, 50)];

test('rates a square as not round and a disc as round, and ignores small radii', () => {
  expect(roundness(square)).toBe(0);
  expect(roundness(disc)).toBeCloseTo(1, 6);
  expect(roundness(roundCorners(square, 3))).toBe(0);
  expect(roundness(roundCorners(square, 10))).toBeCloseTo(1, 6);
  expect(roundness([])).toBe(0);
});

test('rates a square with two of four rounded corners as half round', () => {
  const [top, right, , left] = ellipseContour([50, 50], 50, 50);
  const arch = [left, top, right].flatMap((knot) => knot ?? []);
  const half: Outline = [[...openEnds(arch), ...polygon([100, 100], [0, 100])]];
  expect(roundness(half)).toBeCloseTo(0.5, 6);
});

/** Replaces the curves before the first knot and after the last by lines. */
const openEnds = (contour: Contour): Contour =>
  contour.map((knot, index) => ({
    ...knot,
    in: index === 0 ? null : knot.in,
    out: index === contour.length - 1 ? null : knot.out,
  }));

test('writes the same geometryText at any position and size', () => {
  const text = geometryText(disc);
  expect(geometryText(transform(disc, moveBy([13, -7])))).toBe(text);
  expect(geometryText(transform(disc, scaleBy(3.7, 3.7, [1, 2])))).toBe(text);
  expect(geometryText(transform(disc, scaleBy(1, 2, [1, 2])))).not.toBe(text);
  expect(text).not.toContain('-0 ');
  expect(geometryText([])).toBe('');
});

test('counts points on the curve as nodes', () => {
  expect(nodeCount([...square, ...disc])).toBe(8);
});

test('computes exact boxes and areas of curves', () => {
  expect(boxOf(disc)).toEqual({ left: 0, top: 0, right: 100, bottom: 100 });
  expect(boxOf(transform(disc, turnBy(30, [50, 50])))?.left).toBeCloseTo(0, 1);
  expect(areaOf(disc)).toBeCloseTo(Math.PI * 2500, -1);
  expect(boxOf([])).toBeNull();
});

test.each([
  ['a move', moveBy([5, 6]), 1],
  ['a turn', turnBy(33, [10, 20]), 1],
  ['a mirror', flipIn([0, 0], [1, 2]), 1],
  ['a negative scale', scaleBy(-2, 1, [0, 0]), 2],
  ['a skew', skewBy(20, [0, 0]), 1],
])('%s keeps contours clockwise', (_name, matrix, factor) => {
  const [contour] = transform(square, matrix);
  expect(signedArea(contour ?? [])).toBeCloseTo(10000 * factor, 6);
});

test('leans to the right when skewed', () => {
  expect(boxOf(transform(square, skewBy(45, [0, 100])))).toEqual({
    left: 0,
    top: 0,
    right: 200,
    bottom: 100,
  });
});

test('returns pieces largest first, each with its holes', () => {
  const hole = reversedContour(ellipseContour([50, 50], 20, 20));
  const small = polygon([200, 0], [230, 0], [230, 30], [200, 30]);
  const island = ellipseContour([50, 50], 10, 10);
  const pieces = piecesOf([small, hole, island, ...disc]);
  expect(pieces).toEqual([[disc[0], hole], [small], [island]]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { arbitraryOutline } from './arbitrary-outline.ts';
import { ellipseContour } from './arc.ts';
import { unite } from './boolean.ts';
import { areaOf } from './bounds.ts';
import { roundCorners } from './corners.ts';
import { countNodes, measureRoundness } from './measure.ts';
import type { Contour, Outline, Point } from './outline.ts';

const polygon = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));
const square: Outline = [polygon([0, 0], [100, 0], [100, 100], [0, 100])];
const plus = unite(
  [polygon([0, 35], [100, 35], [100, 65], [0, 65])],
  [polygon([35, 0], [65, 0], [65, 100], [35, 100])],
);

test('the corners of a square are rounded with exact quarter circles', () => {
  const rounded = roundCorners(square, 20);
  expect(countNodes(rounded)).toBe(8);
  expect(areaOf(rounded)).toBeCloseTo(10000 - (4 - Math.PI) * 400, 0);
});

test('a radius that is too large is reduced to the largest that fits', () => {
  const disc = roundCorners(square, 300);
  expect(countNodes(disc)).toBe(4);
  expect(areaOf(disc)).toBeCloseTo(Math.PI * 2500, -1);
});

test('rounding adds ink at inner corners and removes ink at outer ones', () => {
  const inner = roundCorners(plus, 8, 'inner');
  const outer = roundCorners(plus, 8, 'outer');
  const corner = (1 - Math.PI / 4) * 64;
  expect(areaOf(inner) - areaOf(plus)).toBeCloseTo(4 * corner, 0);
  expect(areaOf(plus) - areaOf(outer)).toBeCloseTo(8 * corner, 0);
});

test('rounding the inner corners between two united discs leaves no corner', () => {
  const pair = unite([ellipseContour([35, 50], 25, 25)], [ellipseContour([70, 50], 20, 20)]);
  const melted = roundCorners(pair, 8, 'inner');
  expect(measureRoundness(pair)).toBeLessThan(0.9);
  expect(measureRoundness(melted)).toBeCloseTo(1, 2);
  expect(countNodes(melted)).toBeLessThanOrEqual(countNodes(pair) + 4);
});

test('rounding never adds ink at outer corners and never removes any at inner ones', () => {
  fc.assert(
    fc.property(arbitraryOutline, fc.integer({ min: 1, max: 12 }), (outline, radius) => {
      const area = areaOf(outline);
      expect(areaOf(roundCorners(outline, radius, 'inner'))).toBeGreaterThan(area - 0.5);
      expect(areaOf(roundCorners(outline, radius, 'outer'))).toBeLessThan(area + 0.5);
    }),
    { seed: 20, numRuns: 60 },
  );
});

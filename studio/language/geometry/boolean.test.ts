import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { arbitraryOutline } from './arbitrary-outline.ts';
import { ellipseContour } from './arc.ts';
import { exclude, intersect, resolveSelfOverlaps, subtract, unite, uniteAll } from './boolean.ts';
import { areaOf, signedArea } from './bounds.ts';
import { flatten } from './flatten.ts';
import { countNodes } from './measure.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { windingAt } from './polygon.ts';
import { rasterise } from './raster.ts';

const CELLS = 160;
const PLACEMENT = { scale: 1, x: 30.137, y: 30.271 };
const rasteriseOutline = (outline: Outline): Uint8Array => rasterise(outline, CELLS, CELLS, PLACEMENT);

/** Whether a cell lies at an edge, where rounding decides whether it is inside. */
const isAtEdge = (cells: Uint8Array, index: number): boolean =>
  [1, -1, CELLS, -CELLS].some((step) => cells[index] !== cells[index + step]);

const PROBES: Point[] = [];
for (let x = -37.3; x < 140; x += 7.41) for (let y = -36.7; y < 140; y += 7.37) PROBES.push([x, y]);

const polygon = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));
const square = (left: number, top: number, size: number): Outline => [
  polygon([left, top], [left + size, top], [left + size, top + size], [left, top + size]),
];

const OPERATIONS = [
  { name: 'unite', combine: unite, holds: (a: number, b: number) => a | b },
  { name: 'subtract', combine: subtract, holds: (a: number, b: number) => a & (1 - b) },
  { name: 'intersect', combine: intersect, holds: (a: number, b: number) => a & b },
  { name: 'exclude', combine: exclude, holds: (a: number, b: number) => a ^ b },
] as const;

describe.each(OPERATIONS)('$name', ({ combine, holds }) => {
  test('paints the cells that the rasters of its operands predict', () => {
    fc.assert(
      fc.property(arbitraryOutline, arbitraryOutline, (a, b) => {
        const [maskA, maskB, found] = [
          rasteriseOutline(a),
          rasteriseOutline(b),
          rasteriseOutline(combine(a, b)),
        ];
        let misses = 0;
        for (let index = 0; index < found.length; index += 1) {
          const expected = holds(maskA[index] ?? 0, maskB[index] ?? 0);
          if (expected !== found[index] && !isAtEdge(maskA, index) && !isAtEdge(maskB, index)) misses += 1;
        }
        // A few cells may differ, because tiny pieces are dropped on purpose.
        expect(misses).toBeLessThanOrEqual(2);
      }),
      { seed: 20, numRuns: 60 },
    );
  }, 60_000);

  test('returns contours with a winding number of 1 around every filled area', () => {
    fc.assert(
      fc.property(arbitraryOutline, arbitraryOutline, (a, b) => {
        const polygons = flatten(combine(a, b), 0.01);
        const windings = PROBES.map((probe) => windingAt(probe, polygons));
        expect(windings.filter((winding) => winding !== 0 && winding !== 1)).toEqual([]);
      }),
      { seed: 20, numRuns: 30 },
    );
  }, 60_000);
});

test('unite merges squares that share an edge into one shape with four corners', () => {
  const joined = unite(square(0, 0, 50), square(50, 0, 50));
  expect(joined).toHaveLength(1);
  expect(countNodes(joined)).toBe(4);
});

test('a shape subtracted from itself leaves nothing', () => {
  const disc: Outline = [ellipseContour([50, 50], 40, 30)];
  expect(subtract(disc, disc)).toEqual([]);
  expect(exclude(disc, disc)).toEqual([]);
  expect(countNodes(unite(disc, disc))).toBe(4);
});

test('a disc that is cut in two and united again is restored', () => {
  const disc: Outline = [ellipseContour([50, 50], 40, 40)];
  const left = intersect(disc, square(-100, -50, 133));
  const right = subtract(disc, square(-100, -50, 133));
  const whole = unite(left, right);
  expect(whole).toHaveLength(1);
  expect(countNodes(whole)).toBe(4);
  expect(areaOf(whole)).toBeCloseTo(areaOf(disc), 2);
});

test('holes run anticlockwise', () => {
  const ring = subtract([ellipseContour([50, 50], 40, 40)], [ellipseContour([50, 50], 20, 20)]);
  expect(ring.map((contour) => Math.sign(signedArea(contour))).sort((a, b) => a - b)).toEqual([-1, 1]);
});

test('tiny pieces and slivers are removed', () => {
  expect(subtract(square(0, 0, 50), square(0.3, -10, 90))).toEqual([]);
  expect(subtract(square(0, 0, 50), square(1, -10, 90))).toHaveLength(1);
});

test('uniteAll unites many shapes at once', () => {
  const row = Array.from({ length: 9 }, (_, index) => square(index * 10, 0, 20));
  expect(countNodes(uniteAll(row))).toBe(4);
});

test('resolveSelfOverlaps splits a contour that crosses itself, such as a bow tie, into two triangles', () => {
  const bow = resolveSelfOverlaps([polygon([0, 0], [100, 100], [100, 0], [0, 100])]);
  expect(bow).toHaveLength(2);
  expect(areaOf(bow)).toBeCloseTo(5000, 3);
});

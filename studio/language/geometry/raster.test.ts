import fc from 'fast-check';
import { expect, test } from 'vitest';

import { arbitraryOutline } from './arbitrary-outline.ts';
import { ellipseContour } from './arc.ts';
import { areaOf, boundingBoxOf } from './bounds.ts';
import { flatten } from './flatten.ts';
import type { Outline, Point } from './outline.ts';
import { distanceToPolygons, windingAt } from './polygon.ts';
import { computeCoverage, computePlacement, rasterise } from './raster.ts';

const PLACEMENT = { scale: 1, x: 40.11, y: 40.23 };

test('rasterise sets the cells whose centre is inside', () => {
  fc.assert(
    fc.property(arbitraryOutline, (outline) => {
      const mask = rasterise(outline, 180, 180, PLACEMENT);
      const polygons = flatten(outline, 0.001);
      let misses = 0;
      for (let y = 3; y < 180; y += 9) {
        for (let x = 2; x < 180; x += 7) {
          const centre: Point = [x + 0.5 - PLACEMENT.x, y + 0.5 - PLACEMENT.y];
          const inside = windingAt(centre, polygons) !== 0;
          const atEdge = distanceToPolygons(centre, polygons) < 0.05;
          if (!atEdge && inside !== (mask[y * 180 + x] === 1)) misses += 1;
        }
      }
      expect(misses).toBe(0);
    }),
    { seed: 20, numRuns: 60 },
  );
}, 30_000);

test('computeCoverage returns a coverage whose sum is the area', () => {
  fc.assert(
    fc.property(arbitraryOutline, (outline) => {
      const box = boundingBoxOf(outline);
      if (!box) return;
      const placement = computePlacement(box, 200, 200, 1.3);
      const total = computeCoverage(outline, 200, 200, placement).reduce((sum, cell) => sum + cell, 0) / 255;
      const area = areaOf(outline) * placement.scale * placement.scale;
      expect(Math.abs(total - area)).toBeLessThan(4 + area * 0.004);
    }),
    { seed: 20, numRuns: 60 },
  );
}, 30_000);

test('everything outside the grid is ignored', () => {
  const disc: Outline = [ellipseContour([0, 0], 100, 100)];
  expect(rasterise(disc, 10, 10, { scale: 1, x: 5, y: 5 })).toEqual(new Uint8Array(100).fill(1));
  expect(computeCoverage(disc, 10, 10, { scale: 1, x: 5, y: 5 })).toEqual(new Uint8Array(100).fill(255));
  expect(rasterise(disc, 10, 10, { scale: 1, x: -200, y: 5 })).toEqual(new Uint8Array(100));
});

test('computePlacement centres a box within its margin', () => {
  const placement = computePlacement({ left: 0, top: 0, right: 100, bottom: 50 }, 64, 64, 2);
  expect(placement.scale).toBeCloseTo(0.6);
  expect(placement.x).toBeCloseTo(2);
  expect(placement.y).toBeCloseTo(17);
});

// Generates random outlines for property tests. Many coordinates are multiples of ten, so that edges often coincide.

import fc from 'fast-check';

import { ellipseContour } from './arc.ts';
import { resolveSelfOverlaps, subtract } from './boolean.ts';
import type { Outline, Point } from './outline.ts';
import { createTrailThrough } from './spline.ts';
import { strokeTrail } from './stroke.ts';
import { contourOfTrail } from './trail.ts';

const numberBetween = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: Math.ceil(min / 10), max: Math.floor(max / 10) }).map((tens) => tens * 10),
    fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100),
  );

const point: fc.Arbitrary<Point> = fc.tuple(numberBetween(0, 100), numberBetween(0, 100));

const disc: fc.Arbitrary<Outline> = fc
  .tuple(point, numberBetween(10, 45), numberBetween(10, 45))
  .map(([at, rx, ry]) => [ellipseContour(at, rx, ry)]);

const box: fc.Arbitrary<Outline> = fc
  .tuple(point, numberBetween(10, 60), numberBetween(10, 60), numberBetween(0, 20))
  .map(([[x, y], width, height, round]) => {
    const corners: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    return resolveSelfOverlaps([contourOfTrail(createTrailThrough(corners, true, round))]);
  });

const curve: fc.Arbitrary<Outline> = fc
  .array(fc.tuple(point, fc.boolean()), { minLength: 3, maxLength: 7 })
  .map((stops) => {
    const points = stops.map(([at, smooth]) => (smooth ? ([...at, 'smooth'] as const) : at));
    return resolveSelfOverlaps([contourOfTrail(createTrailThrough(points, true))]);
  });

const line: fc.Arbitrary<Outline> = fc
  .tuple(
    fc.array(point, { minLength: 2, maxLength: 4 }),
    numberBetween(6, 20),
    fc.constantFrom('flat', 'round'),
  )
  .map(([points, width, cap]) => strokeTrail(createTrailThrough(points, false), width, cap));

const ring: fc.Arbitrary<Outline> = fc
  .tuple(point, numberBetween(20, 45), numberBetween(5, 15))
  .map(([at, r, width]) => subtract([ellipseContour(at, r, r)], [ellipseContour(at, r - width, r - width)]));

export const arbitraryOutline: fc.Arbitrary<Outline> = fc.oneof(disc, box, curve, line, ring);

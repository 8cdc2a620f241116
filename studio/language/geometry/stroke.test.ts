import fc from 'fast-check';
import { expect, test } from 'vitest';

import { areaOf, boundingBoxOf } from './bounds.ts';
import { flatten } from './flatten.ts';
import { countNodes } from './measure.ts';
import type { Point } from './outline.ts';
import { distanceToPolygons, windingAt } from './polygon.ts';
import { createTrailThrough } from './spline.ts';
import type { TrailPoint } from './spline.ts';
import { strokeTrail } from './stroke.ts';
import { taperAlongTrail } from './taper.ts';
import { contourOfTrail } from './trail.ts';

const straightTrail = createTrailThrough(
  [
    [10, 50],
    [90, 50],
  ],
  false,
);

test.each([
  ['flat', 1600, 4],
  ['round', 1600 + Math.PI * 100, 6],
  ['point', 1600 + 200, 6],
  ['slant', 1600 + 200, 4],
] as const)('a stroke ends with a %s cap', (cap, area, nodes) => {
  const outline = strokeTrail(straightTrail, 20, cap);
  expect(areaOf(outline)).toBeCloseTo(area, 0);
  expect(countNodes(outline)).toBe(nodes);
});

test('a stroke around a right angle has a sharp corner on its outside and on its inside', () => {
  const outline = strokeTrail(
    createTrailThrough(
      [
        [10, 90],
        [10, 10],
        [90, 10],
      ],
      false,
    ),
    20,
  );
  expect(countNodes(outline)).toBe(6);
  expect(boundingBoxOf(outline)).toEqual({ left: 0, top: 0, right: 90, bottom: 90 });
});

test('a stroke keeps a sharp inner corner in a bend narrower than itself', () => {
  const outline = strokeTrail(
    createTrailThrough(
      [
        [10, 90],
        [10, 10],
        [90, 10],
      ],
      false,
      5,
    ),
    20,
  );
  expect(outline).toHaveLength(1);
  expect(countNodes(outline)).toBeLessThanOrEqual(8);
});

test('a closed stroke has a hole until it is too wide', () => {
  const ring = createTrailThrough(
    [
      [20, 50],
      [50, 20, 'via'],
      [80, 50],
      [50, 80, 'via'],
    ],
    true,
  );
  expect(strokeTrail(ring, 20)).toHaveLength(2);
  expect(strokeTrail(ring, 70)).toHaveLength(1);
});

test('the stroke of a loop that crosses itself is one piece with a hole', () => {
  const loop = createTrailThrough(
    [
      [0, 80],
      [60, 50, 'smooth'],
      [50, 10, 'smooth'],
      [40, 50, 'smooth'],
      [100, 80],
    ],
    false,
  );
  expect(strokeTrail(loop, 10)).toHaveLength(2);
});

test('a stroke with round caps covers all points within half its width, and none beyond its mitres', () => {
  const tens = fc.integer({ min: 0, max: 5 }).map((step) => step * 20);
  const stop = fc.tuple(tens, tens);
  const stops = fc.array(stop, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(stops, fc.integer({ min: 4, max: 16 }), (points, width) => {
      const smooth = points.map(([x, y], index): TrailPoint => (index % 2 ? [x, y, 'smooth'] : [x, y]));
      const trail = createTrailThrough(smooth, false);
      fc.pre(trail.pieces.length > 0);
      const there = trail.pieces.map((piece) => piece);
      const back = there
        .toReversed()
        .map(({ a, b, c, d, straight: line }) => ({ a: d, b: c, c: b, d: a, straight: line }));
      const spine = flatten([contourOfTrail({ pieces: [...there, ...back], closed: true })], 0.01);
      const ink = flatten(strokeTrail(trail, width, 'round'), 0.01);
      const wrong: Point[] = [];
      for (let x = -20.3; x < 120; x += 6.7) {
        for (let y = -20.7; y < 120; y += 6.3) {
          const away = distanceToPolygons([x, y], spine);
          const inside = windingAt([x, y], ink) !== 0;
          // A mitre extends up to four times half the stroke width.
          if ((away < width / 2 - 0.15 && !inside) || (away > 2.3 * width && inside)) wrong.push([x, y]);
        }
      }
      expect(wrong).toEqual([]);
    }),
    { seed: 20, numRuns: 60 },
  );
}, 60_000);

test('a taper widens to its middle and ends at the requested width', () => {
  const outline = taperAlongTrail(straightTrail, 4, 20, 8);
  expect(boundingBoxOf(outline)?.top).toBeCloseTo(40, 1);
  expect(areaOf(outline)).toBeCloseTo(80 * ((12 + 14) / 2), -1);
  expect(countNodes(outline)).toBeLessThanOrEqual(8);
});

test('a taper may start at zero width', () => {
  const tail = taperAlongTrail(
    createTrailThrough(
      [
        [0, 50],
        [50, 20, 'smooth'],
        [100, 50],
      ],
      false,
    ),
    0,
    null,
    16,
    'round',
  );
  expect(tail).toHaveLength(1);
  expect(countNodes(tail)).toBeLessThanOrEqual(12);
});

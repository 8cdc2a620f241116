import { expect, test } from 'vitest';

import { areaOf } from './bounds.ts';
import { directionOn, pointOn } from './cubic.ts';
import { createTrailThrough } from './spline.ts';
import { contourOfTrail } from './trail.ts';
import { distanceBetween, cross } from './vector.ts';

test('four smooth points on a circle give that circle', () => {
  const trail = createTrailThrough(
    [
      [50, 10, 'smooth'],
      [90, 50, 'smooth'],
      [50, 90, 'smooth'],
      [10, 50, 'smooth'],
    ],
    true,
  );
  for (const piece of trail.pieces) {
    for (const t of [0.2, 0.5, 0.8]) expect(distanceBetween(pointOn(piece, t), [50, 50])).toBeCloseTo(40, 0);
  }
});

test('an open spline follows a circle up to its ends', () => {
  const { pieces } = createTrailThrough(
    [
      [10, 50],
      [50, 10, 'smooth'],
      [90, 50],
    ],
    false,
  );
  for (const piece of pieces) {
    for (const t of [0.1, 0.5, 0.9]) expect(distanceBetween(pointOn(piece, t), [50, 50])).toBeCloseTo(40, 0);
  }
});

test('a trail passes a smooth point in its given direction, without a kink', () => {
  const { pieces } = createTrailThrough(
    [
      [0, 0],
      [50, 20, 'smooth', 135],
      [100, 100],
    ],
    false,
  );
  const [before, after] = pieces;
  const arriving = before ? directionOn(before, 1) : [0, 0];
  const leaving = after ? directionOn(after, 0) : [0, 0];
  expect(arriving[0]).toBeCloseTo(Math.SQRT1_2, 6);
  expect(arriving[1]).toBeCloseTo(Math.SQRT1_2, 6);
  expect(cross([arriving[0] ?? 0, arriving[1] ?? 0], [leaving[0] ?? 0, leaving[1] ?? 0])).toBeCloseTo(0, 6);
});

test('corners are joined by lines', () => {
  const { pieces } = createTrailThrough(
    [
      [0, 0],
      [50, 0],
      [50, 50],
    ],
    true,
  );
  expect(pieces.map((piece) => piece.straight)).toEqual([true, true, true]);
});

test('an arc runs through a via point', () => {
  const half = createTrailThrough(
    [
      [0, 50],
      [50, 0, 'via'],
      [100, 50],
    ],
    true,
  );
  expect(areaOf([contourOfTrail(half)])).toBeCloseTo((Math.PI * 2500) / 2, -1);
  const more = createTrailThrough(
    [
      [20, 90],
      [50, 0, 'via'],
      [80, 90],
    ],
    false,
  );
  for (const piece of more.pieces) expect(distanceBetween(pointOn(piece, 0.5), [50, 50])).toBeCloseTo(50, 1);
});

test('a corner with a radius is rounded, and the others are kept', () => {
  const trail = createTrailThrough(
    [
      [0, 0],
      [100, 0, 20],
      [100, 100],
      [0, 100],
    ],
    true,
  );
  expect(trail.pieces).toHaveLength(5);
  expect(areaOf([contourOfTrail(trail)])).toBeCloseTo(10000 - (1 - Math.PI / 4) * 400, 0);
});

test('createTrailThrough accepts coincident points, only two points, and a via point at an end', () => {
  expect(
    createTrailThrough(
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
      true,
    ).pieces,
  ).toEqual([]);
  expect(
    createTrailThrough(
      [
        [5, 5, 'via'],
        [9, 9, 'via'],
      ],
      false,
    ).pieces,
  ).toHaveLength(1);
  expect(
    createTrailThrough(
      [
        [0, 0, 'smooth'],
        [10, 0, 'smooth'],
      ],
      true,
    ).pieces,
  ).toHaveLength(2);
});

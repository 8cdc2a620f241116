import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { arbitraryOutline } from './arbitrary-outline.ts';
import { ellipseContour } from './arc.ts';
import { areaOf, boundingBoxOf } from './bounds.ts';
import { flatten } from './flatten.ts';
import { countNodes } from './measure.ts';
import { MITRE_JOIN, offsetOutline, ROUND_JOIN } from './offset.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { distanceToPolygons, windingAt } from './polygon.ts';
import { reverseContour } from './transform.ts';

const polygon = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));
const square: Outline = [polygon([20, 20], [80, 20], [80, 80], [20, 80])];

/** Points in and around the field. Their coordinates are not round, so that they rarely lie on an edge. */
const PROBES: Point[] = [];
for (let x = -37.3; x < 140; x += 5.41) for (let y = -36.7; y < 140; y += 5.37) PROBES.push([x, y]);

/** Returns the distance from the outline, negative inside it. */
function signedDistances(outline: Outline): number[] {
  const polygons = flatten(outline, 0.005);
  return PROBES.map((probe) => {
    const away = distanceToPolygons(probe, polygons);
    return windingAt(probe, polygons) === 0 ? away : -away;
  });
}

const findCoveredProbes = (outline: Outline): boolean[] => {
  const polygons = flatten(outline, 0.005);
  return PROBES.map((probe) => windingAt(probe, polygons) !== 0);
};

/** A mitre that is cut off square has corners that lie beyond the limit by up to this factor. */
const MITRE_OVERSHOOT_FACTOR = 1.15;

describe.each([
  ['grows', 1],
  ['shrinks', -1],
] as const)('an outline that %s', (_name, sign) => {
  test.each([
    ['round', ROUND_JOIN],
    ['mitre', MITRE_JOIN],
  ] as const)(
    'moves its edge by the distance, with %s joins',
    (kind, join) => {
      fc.assert(
        fc.property(arbitraryOutline, fc.integer({ min: 10, max: 120 }), (outline, tenths) => {
          const distance = (sign * tenths) / 10;
          const away = signedDistances(outline);
          const inside = findCoveredProbes(offsetOutline(outline, distance, join));
          const reach =
            Math.abs(distance) * (kind === 'mitre' ? join.limit * MITRE_OVERSHOOT_FACTOR : 1) + 0.15;
          const wrong = away.filter((gap, index) => {
            // Only points clearly inside or outside are tested. Tiny pieces may vanish when shrinking.
            const must = sign > 0 ? gap < distance - 0.15 : gap < -reach - 0.7;
            const mustNot = sign > 0 ? gap > reach : gap > distance + 0.15;
            return (must && !inside[index]) || (mustNot && inside[index]);
          });
          expect(wrong).toEqual([]);
        }),
        { seed: 20, numRuns: 40 },
      );
    },
    60_000,
  );
});

test('a square stays square when it is offset', () => {
  expect(boundingBoxOf(offsetOutline(square, 6))).toEqual({ left: 14, top: 14, right: 86, bottom: 86 });
  expect(countNodes(offsetOutline(square, 6))).toBe(4);
  expect(boundingBoxOf(offsetOutline(square, -6))).toEqual({ left: 26, top: 26, right: 74, bottom: 74 });
  expect(offsetOutline(square, -31)).toEqual([]);
});

test('round joins add an arc to each corner', () => {
  const grown = offsetOutline(square, 10, ROUND_JOIN);
  expect(countNodes(grown)).toBe(8);
  expect(areaOf(grown)).toBeCloseTo(3600 + 4 * 600 + Math.PI * 100, 0);
});

test('a disc stays a disc of four nodes when it is offset', () => {
  const grown = offsetOutline([ellipseContour([50, 50], 30, 30)], 7.5);
  expect(countNodes(grown)).toBe(4);
  expect(boundingBoxOf(grown)?.left).toBeCloseTo(12.5, 3);
});

test('growing closes small holes, and unites pieces that meet', () => {
  const ring: Outline = [ellipseContour([50, 50], 40, 40), polygon([45, 45], [45, 55], [55, 55], [55, 45])];
  expect(offsetOutline(ring, 6)).toHaveLength(1);
  const pair: Outline = [
    polygon([0, 0], [20, 0], [20, 20], [0, 20]),
    polygon([26, 0], [46, 0], [46, 20], [26, 20]),
  ];
  expect(offsetOutline(pair, 4)).toHaveLength(1);
  expect(offsetOutline(pair, 2)).toHaveLength(2);
});

test('a gap that closes exactly leaves no tiny pieces', () => {
  const pair: Outline = [
    polygon([0, 0], [20, 0], [20, 20], [0, 20]),
    polygon([30, 0], [50, 0], [50, 20], [30, 20]),
  ];
  expect(areaOf(offsetOutline(pair, 5))).toBeCloseTo(60 * 30, 0);
});

test('a hole that closes exactly is removed', () => {
  const ring: Outline = [ellipseContour([50, 50], 20, 20), reverseContour(ellipseContour([50, 50], 10, 10))];
  const grown = offsetOutline(ring, 10);
  expect(grown).toHaveLength(1);
  expect(areaOf(grown)).toBeCloseTo(Math.PI * 900, -1);
});

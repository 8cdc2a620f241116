import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fill } from '../blazon/blazon.ts';
import { measureLikeness } from './fingerprint.ts';
import type { MarkMeasures } from './measure-mark.ts';
import { measureMark } from './measure-mark.ts';
import { box, disc, ellipse, fill, hole, polygon } from './test-shapes.ts';

const measureFills = (...fills: readonly Fill[]): MarkMeasures => {
  const measures = measureMark(fills);
  if (measures === null) throw new Error('nothing was drawn');
  return measures;
};

const measureLead = (...contours: Parameters<typeof fill>[1][]): MarkMeasures =>
  measureFills(fill('lead', ...contours));

describe('measureMark (ink, balance and outline)', () => {
  it('measures a square', () => {
    const square = measureLead(box(10, 10, 80, 80));
    expect(square.density).toBeCloseTo(1);
    expect(square.aspect).toBeCloseTo(1);
    expect(square.nodes).toBe(4);
    expect(square.roundness).toBe(0);
    expect(square.solidity).toBeCloseTo(1, 2);
    expect(square.symmetry).toEqual({ mirror: 1, halfTurn: 1 });
    expect([square.pieces, square.floating, square.crumbs]).toEqual([1, 0, 0]);
  });

  it('measures a disc and a ring', () => {
    const whole = measureLead(disc(50, 50, 50));
    expect(whole.density).toBeCloseTo(Math.PI / 4, 2);
    expect(whole.roundness).toBeCloseTo(1);
    const ring = measureLead(disc(50, 50, 50), hole(disc(50, 50, 30)));
    expect(ring.density).toBeCloseTo((Math.PI / 4) * (1 - 0.36), 2);
    expect(ring.strokes.median).toBeCloseTo(0.2, 1);
    expect(ring.strokes.spread).toBeLessThan(0.1);
  });

  it('returns a roundness of one half if half of the turning is in corners', () => {
    const arch = [
      { at: [0, 50] as const, in: null, out: [0, 22.4] as const },
      { at: [50, 0] as const, in: [22.4, 0] as const, out: [77.6, 0] as const },
      { at: [100, 50] as const, in: [100, 22.4] as const, out: null },
      { at: [100, 100] as const, in: null, out: null },
      { at: [0, 100] as const, in: null, out: null },
    ];
    expect(measureLead(arch).roundness).toBeCloseTo(0.5, 1);
  });

  it('counts bends with a radius under 4% of the height as corners', () => {
    expect(measureLead(box(0, 0, 100, 100), disc(150, 50, 3)).roundness).toBeLessThan(0.1);
  });

  it('measures how far the ink is off-centre', () => {
    const heavyRight = measureLead(box(0, 40, 50, 20), box(50, 0, 50, 100));
    expect(heavyRight.balance.x).toBeGreaterThan(0.1);
    expect(heavyRight.balance.y).toBeCloseTo(0);
    expect(measureLead(polygon([0, 0], [100, 0], [50, 100])).balance.y).toBeCloseTo(-1 / 6, 2);
  });

  it('computes the share of each role in the ink', () => {
    const { shares } = measureFills(fill('lead', box(0, 0, 30, 100)), fill('accent', box(40, 0, 10, 100)));
    expect(shares.lead).toBeCloseTo(0.75);
    expect(shares.accent).toBeCloseTo(0.25);
  });
});

describe('measureMark at 16 pixels', () => {
  it('reports a hairline as lost, but not a stem', () => {
    const hairline = measureLead(box(0, 0, 40, 100), box(40, 48, 40, 3));
    expect(hairline.thin16.lost).toBeGreaterThan(2);
    expect(hairline.detail).toBeCloseTo(0.03, 2);
    expect(measureLead(box(0, 0, 40, 100), box(40, 40, 40, 20)).thin16.lost).toBeLessThan(0.2);
  });

  it('reports a slit as filled in, but not a gap', () => {
    const slit = measureLead(box(0, 0, 48, 100), box(52, 0, 48, 100));
    expect(slit.thin16.filled).toBeGreaterThan(2);
    expect(slit.gaps.median).toBeCloseTo(0.04, 2);
    expect(measureLead(box(0, 0, 45, 100), box(55, 0, 45, 100)).thin16.filled).toBe(0);
  });

  it('reports only the corners of a square as lost', () => {
    // The expected loss in each corner is (1 - pi/4) of a square of half a pixel, plus the steps of the grid.
    expect(measureLead(box(0, 0, 100, 100)).thin16.lost).toBeLessThan(0.12);
  });
});

describe('measureMark (wholeness)', () => {
  it('counts one of two distant dots as floating, but neither of two near boxes', () => {
    expect(measureLead(disc(10, 10, 10), disc(90, 90, 10)).floating).toBe(1);
    const near = measureLead(box(0, 0, 45, 100), box(53, 0, 47, 100));
    expect([near.pieces, near.floating]).toEqual([2, 0]);
  });

  it('does not count a dot inside a ring as floating', () => {
    const eye = measureLead(disc(50, 50, 50), hole(disc(50, 50, 38)), disc(50, 50, 8));
    expect([eye.pieces, eye.floating]).toEqual([2, 0]);
  });

  it('counts tiny pieces as crumbs', () => {
    expect(measureLead(box(0, 0, 100, 100), box(104, 50, 3, 3)).crumbs).toBe(1);
  });

  it('returns a solidity below 1 for a shape with a missing corner', () => {
    const angle = measureLead(box(0, 0, 30, 100), box(30, 70, 70, 30));
    expect(angle.solidity).toBeCloseTo(5100 / (10000 - 2450), 1);
  });
});

describe('the separation of a mark in one colour', () => {
  it('is 1 if there is a gap between two roles, and 0 if they touch', () => {
    const parted = measureFills(fill('lead', box(0, 0, 45, 100)), fill('accent', box(50, 0, 50, 100)));
    expect(parted.separation).toBe(1);
    const inlaid = measureFills(fill('lead', box(0, 0, 50, 100)), fill('accent', box(50, 0, 50, 100)));
    expect(inlaid.separation).toBe(0);
  });

  it('is 1 if the only touching fills have the same role', () => {
    expect(measureFills(fill('lead', box(0, 0, 50, 100)), fill('lead', box(50, 0, 50, 100))).separation).toBe(
      1,
    );
  });

  it('is low if the gap between two roles is only a slit', () => {
    const slit = measureFills(fill('lead', box(0, 0, 49.5, 100)), fill('accent', box(50.5, 0, 50, 100)));
    expect(slit.separation).toBeLessThan(0.1);
  });
});

describe('the measures of a mark', () => {
  const boxes = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 80 }),
      y: fc.integer({ min: 0, max: 80 }),
      w: fc.integer({ min: 8, max: 60 }),
      h: fc.integer({ min: 8, max: 60 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  it('are the same at any position and size', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -300, max: 300 }),
        (list, scale, move) => {
          const one = measureLead(...list.map(({ x, y, w, h }) => box(x, y, w, h)));
          const other = measureLead(
            ...list.map(({ x, y, w, h }) => box(x * scale + move, y * scale - move, w * scale, h * scale)),
          );
          expect(other.density).toBeCloseTo(one.density, 5);
          expect(other.balance.x).toBeCloseTo(one.balance.x, 5);
          expect(other.roundness).toBe(one.roundness);
          expect(measureLikeness(one.fingerprint, other.fingerprint)).toBeGreaterThan(0.95);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('are null for an empty drawing', () => {
    expect(measureMark([])).toBeNull();
    expect(measureMark([fill('none', box(0, 0, 50, 50))])).toBeNull();
    expect(measureMark([fill('lead', box(0, 0, 0, 50))])).toBeNull();
  });
});

it('measureMark takes less than 500 ms', () => {
  const mark = [
    fill('lead', disc(50, 50, 50), hole(disc(50, 50, 34)), ellipse(50, 50, 20, 26)),
    fill('accent', box(104, 0, 20, 100)),
  ];
  for (let turn = 0; turn < 40; turn += 1) measureMark(mark);
  const times = Array.from({ length: 40 }, () => {
    const start = performance.now();
    measureMark(mark);
    return performance.now() - start;
  }).sort((one, other) => one - other);
  const median = times[20] ?? 0;
  console.info(`measureMark: ${median.toFixed(2)} ms median, ${(times[38] ?? 0).toFixed(2)} ms at 95 %`);
  // The limit is generous enough for a slow machine, but detects a slowdown by a factor of ten.
  expect(median).toBeLessThan(500);
});

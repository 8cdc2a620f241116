import { threadCpuUsage } from 'node:process';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areaOf, boundingBoxOf } from '../../geometry/bounds.ts';
import { countNodes } from '../../geometry/measure.ts';
import type { Outline } from '../../geometry/outline.ts';
import type { OperatorName } from '../language.ts';
import { OPERATORS, SHAPES } from '../language.ts';
import { arbitraryArguments } from '../shapes/arbitrary-arguments.ts';
import { paintShape } from '../shapes/paint-shape.ts';
import type { PaintableShape } from '../shapes/paint-shape.ts';
import { applyOperator } from './apply-operator.ts';

const NAMES = Object.keys(OPERATORS) as OperatorName[];
const BASES: PaintableShape[] = ['disc', 'ring', 'box', 'curve', 'line', 'star', 'petal'];

const someShape = (wild: boolean): fc.Arbitrary<Outline> =>
  fc
    .constantFrom(...BASES)
    .chain((name) => arbitraryArguments(SHAPES[name], wild).map((args) => paintShape(name, args as never)));

describe.each(NAMES)('%s', (name) => {
  test.each(['ordinary', 'wild'])(
    'accepts any %s arguments',
    (kind) => {
      const wild = kind === 'wild';
      fc.assert(
        fc.property(
          someShape(false),
          someShape(false),
          arbitraryArguments(OPERATORS[name], wild),
          (running, operand, args) => {
            const result = applyOperator(name, args as never, running, operand);
            expect(result.flat().every(({ at }) => at.every(Number.isFinite))).toBe(true);
          },
        ),
        { seed: 20, numRuns: wild ? 12 : 20 },
      );
    },
    30_000,
  );

  test('returns an empty outline for an empty shape', () => {
    const [args] = fc.sample(arbitraryArguments(OPERATORS[name], false), { numRuns: 1, seed: 7 });
    expect(applyOperator(name, args as never, [], [])).toEqual([]);
  });
});

const centre: [number, number] = [50, 50];
const disc = paintShape('disc', { at: centre, r: 50 });
const square = paintShape('box', { at: centre, size: 100 });
const bar = paintShape('box', { corner: [0, 40], size: [100, 20] });

/** Returns the box of each piece. */
const boxesOf = (outline: Outline) => outline.map((contour) => boundingBoxOf([contour]));

test('cut leaves a parallel gap along each offset', () => {
  const cut = applyOperator('cut', { line: { x: 50 }, gap: 6, offsets: [-20, 20] }, square, null);
  expect(boxesOf(cut).map((box) => [box?.left, box?.right])).toEqual(
    expect.arrayContaining([
      [0, 27],
      [33, 67],
      [73, 100],
    ]),
  );
  expect(countNodes(cut)).toBe(12);
});

test('subtract keeps straight edges straight, even with a gap', () => {
  const cut = applyOperator('subtract', { gap: 6 }, square, bar);
  expect(boxesOf(cut).map((box) => [box?.top, box?.bottom])).toEqual(
    expect.arrayContaining([
      [0, 34],
      [66, 100],
    ]),
  );
  expect(countNodes(cut)).toBe(8);
});

test('slide moves the right-hand side along the line', () => {
  const slid = applyOperator('slide', { line: { y: 50 }, by: 22, gap: 6 }, disc, null);
  const lower = boxesOf(slid).find((box) => (box?.bottom ?? 0) > 60);
  expect(lower?.top).toBeCloseTo(53, 3);
  expect((lower?.left ?? 0) + (lower?.right ?? 0)).toBeCloseTo(144, 1);
});

test('mirror and halfturn double an asymmetric shape and make it symmetric', () => {
  const dot = paintShape('disc', { at: [20, 30], r: 10 });
  expect(boundingBoxOf(applyOperator('mirror', { line: { x: 50 } }, dot, null))?.right).toBeCloseTo(90, 6);
  expect(boundingBoxOf(applyOperator('halfturn', { about: centre }, dot, null))?.bottom).toBeCloseTo(80, 6);
  expect(applyOperator('flip', { line: { x: 50 } }, dot, null)).toHaveLength(1);
});

test('mirror leaves no seam if the shape ends at the line', () => {
  const left = paintShape('box', { corner: [10, 10], size: [40, 60], r: [20, 0, 0, 0] });
  const whole = applyOperator('mirror', { line: { x: 50 } }, left, null);
  expect(whole).toHaveLength(1);
  expect(countNodes(whole)).toBe(6);
});

test('spin and repeat make copies', () => {
  const dot = paintShape('disc', { at: [50, 10], r: 5 });
  expect(applyOperator('spin', { n: 6 }, dot, null)).toHaveLength(6);
  expect(applyOperator('spin', { n: 3, step: 30 }, dot, null)).toHaveLength(3);
  expect(boundingBoxOf(applyOperator('repeat', { n: 4, by: [12, 0] }, dot, null))?.right).toBeCloseTo(91, 6);
});

test('along spreads copies from end to end of a path', () => {
  const dot = paintShape('disc', { at: [0, 0], r: 4 });
  const row = applyOperator(
    'along',
    {
      points: [
        [10, 50],
        [90, 50],
      ],
      n: 5,
    },
    dot,
    null,
  );
  const centres = boxesOf(row).map((box) => ((box?.left ?? 0) + (box?.right ?? 0)) / 2);
  expect(centres.sort((a, b) => a - b).map(Math.round)).toEqual([10, 30, 50, 70, 90]);
});

test('outline keeps the size of the shape if the band lies inside its edge', () => {
  const band = applyOperator('outline', { width: 10 }, square, null);
  expect(boundingBoxOf(band)).toEqual(boundingBoxOf(square));
  expect(areaOf(band)).toBeCloseTo(3600, 3);
  expect(areaOf(applyOperator('outline', { width: 10, side: 'outside' }, square, null))).toBeCloseTo(4400, 3);
});

test('stripes are centred on their point', () => {
  const striped = applyOperator('stripes', { angle: 90, width: 10, gap: 10 }, square, null);
  const tops = boxesOf(striped).map((box) => Math.round(box?.top ?? 0));
  expect(tops.sort((a, b) => a - b)).toEqual([5, 25, 45, 65, 85]);
});

test('keep retains only the largest piece, or the one nearest to a point', () => {
  const small = paintShape('disc', { at: [150, 50], r: 10 });
  const both = [...disc, ...small];
  expect(applyOperator('keep', { n: 1 }, both, null)).toEqual(disc);
  expect(applyOperator('keep', { near: [140, 50] }, both, null)).toEqual(small);
});

test('fit scales a shape into a box, without distortion unless requested', () => {
  const fitted = applyOperator('fit', { at: centre, size: [40, 80] }, disc, null);
  expect(boundingBoxOf(fitted)).toEqual({ left: 30, top: 30, right: 70, bottom: 70 });
  const stretched = applyOperator('fit', { at: centre, size: [40, 80], stretch: true }, disc, null);
  expect(boundingBoxOf(stretched)).toEqual({ left: 30, top: 10, right: 70, bottom: 90 });
});

test('rays cut a ring into equal pieces', () => {
  const ring = paintShape('ring', { at: centre, r: 50, width: 25 });
  const parts = applyOperator('rays', { through: centre, n: 3, gap: 6 }, ring, null);
  expect(parts).toHaveLength(6);
  const areas = parts.map((contour) => areaOf([contour]));
  expect(Math.max(...areas) - Math.min(...areas)).toBeLessThan(1);
});

/** Draws a wren with an eye, and a wing separated by a gap: ten shapes and operators. */
function drawWren(): Outline {
  const body = paintShape('curve', {
    points: [
      [-4, 13],
      [16, 18],
      [35, 12, 'smooth', 95],
      [56, 36, 'smooth', 135],
      [72, 40],
      [84, 0],
      [100, 5],
      [95, 50, 'smooth', 187],
      [52, 96, 'smooth', 270],
      [12, 62, 'smooth', 0],
      [13, 40],
      [-3, 37],
      [9, 27],
    ],
  });
  const wing = paintShape('curve', {
    points: [
      [80, 57],
      [54, 77, 'smooth', 275],
      [34, 57, 'smooth', 5],
      [48, 52, 'smooth', 95],
    ],
  });
  const eye = paintShape('disc', { at: [31, 28], r: 4.5 });
  const melted = applyOperator('round', { r: 4, only: 'inner' }, body, null);
  const seeing = applyOperator('subtract', {}, melted, eye);
  const flying = applyOperator('subtract', { gap: 5.5 }, seeing, wing);
  const leg = paintShape('bar', { from: [52, 90], to: [52, 108], width: 6 });
  const standing = applyOperator('exclude', {}, flying, applyOperator('subtract', {}, leg, flying));
  return applyOperator('fit', { at: centre, size: 100 }, standing, null);
}

test('an animal of ten shapes and operators is drawn quickly and with few knots', () => {
  const drawing = drawWren();
  expect(countNodes(drawing)).toBeLessThanOrEqual(40);
  expect(drawWren()).toEqual(drawing);
  let quickest = Infinity;
  for (let round = 0; round < 25; round += 1) {
    const start = threadCpuUsage();
    drawWren();
    const { user, system } = threadCpuUsage(start);
    quickest = Math.min(quickest, (user + system) / 1000);
  }
  // The limit is in milliseconds of CPU time, which other work on the machine hardly affects. On a shared core, a run
  // may still need up to twice as much CPU time.
  expect(quickest).toBeLessThan(40);
});

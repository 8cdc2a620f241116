import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Contour, Knot, Point } from '../geometry/outline.ts';
import { readPathData } from './read-path-data.ts';
import { writePathData } from './path-data.ts';

const polygon = (...points: Point[]): Contour => points.map((at) => ({ at, in: null, out: null }));

describe('path data', () => {
  test('uses short relative commands for a box', () => {
    expect(writePathData([polygon([10, 10], [20.5, 10], [20.5, 15.25], [10, 15.25])], 2)).toBe(
      'M10 10h10.5v5.25h-10.5z',
    );
  });

  test('omits separators before a sign or a decimal point', () => {
    expect(writePathData([polygon([0, 0], [0.5, 0.25], [-1, 3])], 2)).toBe('M0 0l.5.25-1.5 2.75z');
  });

  test('moves relative to the start of the previous contour', () => {
    const square = polygon([0, 0], [1, 0], [1, 1], [0, 1]);
    const beside = polygon([5, 0], [6, 0], [6, 1], [5, 1]);
    expect(writePathData([square, beside], 0)).toBe('M0 0h1v1h-1zm5 0h1v1h-1z');
  });

  test('uses the command `s` if a control point mirrors the previous one', () => {
    const wave: Contour = [
      { at: [0, 0], in: null, out: [2, -4] },
      { at: [8, 0], in: [6, -4], out: [10, 4] },
      { at: [16, 0], in: [14, 4], out: null },
    ];
    expect(writePathData([wave], 0)).toBe('M0 0c2-4 6-4 8 0s6 4 8 0z');
  });

  test('drops contours without an inside', () => {
    expect(writePathData([polygon([0, 0], [0.001, 0], [0.002, 0.001])], 2)).toBe('');
    expect(writePathData([polygon([0, 0], [5, 0])], 2)).toBe('');
  });

  test('deviates from the outline by at most half a grid step, however long the path', () => {
    const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
    const point = fc.tuple(coordinate, coordinate);
    const knot = fc.record({ at: point, in: point, out: point });
    const contour = fc.uniqueArray(knot, {
      minLength: 3,
      maxLength: 30,
      selector: ({ at }) => Math.round(at[0]) + 0,
    });
    fc.assert(
      fc.property(fc.array(contour, { minLength: 1, maxLength: 4 }), (outline) => {
        const read = readPathData(writePathData(outline, 2));
        expect(read.map(({ length }) => length)).toEqual(outline.map(({ length }) => length));
        const wanted = outline.flat().flatMap(pointsOf);
        const found = read.flat().flatMap(pointsOf);
        for (const [index, value] of wanted.entries())
          expect(Math.abs(value - (found[index] ?? Number.NaN))).toBeLessThan(0.00501);
      }),
    );
  });
});

const pointsOf = ({ at, in: before, out }: Knot): number[] => [at, before ?? at, out ?? at].flat();

import type { Outline } from '@blazon/studio/language/geometry/outline.ts';
import type { Contour } from './contour.ts';
import type { Shape } from './read-drawing.ts';

/** Converts an outline of the studio to a shape of the benchmark, so that letters can be compared with a mark. */
export const convertOutlineToShape = (outline: Outline): Shape => ({
  element: 'path',
  group: null,
  fill: '#000000',
  evenOdd: false,
  contours: outline.map(
    (knots): Contour =>
      knots.map((knot, index) => {
        const next = knots[(index + 1) % knots.length] ?? knot;
        const spot = ([x, y]: readonly [number, number]) => ({ x, y });
        return {
          from: spot(knot.at),
          control1: spot(knot.out ?? knot.at),
          control2: spot(next.in ?? next.at),
          to: spot(next.at),
          straight: knot.out === null && next.in === null,
        };
      }),
  ),
});

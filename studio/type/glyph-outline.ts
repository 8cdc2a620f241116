import type { Contour, Knot, Outline, Point } from '../language/geometry/outline.ts';

/** A drawing command of HarfBuzz, in absolute font units, y up. */
export interface DrawCommand {
  type: string;
  values: readonly number[];
}

interface OpenKnot {
  at: Point;
  in: Point | null;
  out: Point | null;
}

const isSamePoint = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

const cubicControlFromQuadratic = (from: Point, control: Point): Point => [
  from[0] + ((control[0] - from[0]) * 2) / 3,
  from[1] + ((control[1] - from[1]) * 2) / 3,
];

const addKnot = (knots: OpenKnot[], at: Point, controls: readonly [Point, Point] | null): void => {
  const last = knots.at(-1);
  if (last === undefined) return;
  if (controls === null && isSamePoint(last.at, at)) return;
  if (controls !== null) last.out = controls[0];
  knots.push({ at, in: controls?.[1] ?? null, out: null });
};

/** Closes a contour, merging its last knot into the first if they coincide. Returns null if it has no area. */
const closeContour = (knots: OpenKnot[]): Contour | null => {
  const [first] = knots;
  const last = knots.at(-1);
  if (first === undefined || last === undefined) return null;
  if (knots.length > 1 && isSamePoint(first.at, last.at)) {
    first.in = last.in;
    knots.pop();
  }
  const curved = knots.some((knot) => knot.out !== null);
  return knots.length < (curved ? 2 : 3) ? null : (knots satisfies Knot[]);
};

/** Converts drawing commands to an outline in em, y down, with cubic curves only. */
export const convertToOutline = (commands: readonly DrawCommand[], unitsPerEm: number): Outline => {
  const contours: Contour[] = [];
  let knots: OpenKnot[] = [];
  const finish = (): void => {
    const contour = closeContour(knots);
    if (contour !== null) contours.push(contour);
    knots = [];
  };
  for (const { type, values } of commands) {
    const point = (index: number): Point => [
      (values[index * 2] ?? 0) / unitsPerEm,
      // Subtracting from 0 instead of negating avoids -0, which would be printed as "-0".
      0 - (values[index * 2 + 1] ?? 0) / unitsPerEm,
    ];
    const from = knots.at(-1)?.at ?? [0, 0];
    if (type === 'M') {
      finish();
      knots.push({ at: point(0), in: null, out: null });
    } else if (type === 'L') addKnot(knots, point(0), null);
    else if (type === 'Q')
      addKnot(knots, point(1), [
        cubicControlFromQuadratic(from, point(0)),
        cubicControlFromQuadratic(point(1), point(0)),
      ]);
    else if (type === 'C') addKnot(knots, point(2), [point(0), point(1)]);
    else finish();
  }
  finish();
  return contours;
};

export const countKnots = (outline: Outline): number =>
  outline.reduce((sum, contour) => sum + contour.length, 0);

import svgpath from 'svgpath';
import type { Contour, Segment, Point } from './contour.ts';

/** Half of the smallest step of numbers with three decimals. */
const SAME_POINT_DISTANCE = 0.0005;

const isSamePoint = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) <= SAME_POINT_DISTANCE && Math.abs(one.y - other.y) <= SAME_POINT_DISTANCE;

const createLine = (from: Point, to: Point): Segment => ({
  from,
  control1: from,
  control2: to,
  to,
  straight: true,
});

const pointBetween = (one: Point, other: Point, share: number): Point => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

const createQuadratic = (from: Point, control: Point, to: Point): Segment => ({
  from,
  control1: pointBetween(from, control, 2 / 3),
  control2: pointBetween(to, control, 2 / 3),
  to,
  straight: false,
});

const createCurve = (from: Point, control1: Point, control2: Point, to: Point): Segment => ({
  from,
  control1,
  control2,
  to,
  straight: false,
});

/** Adds the closing line if the path data lacks it: a filled contour is always closed. */
const closeContour = (segments: Segment[]): Segment[] => {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined || isSamePoint(first.from, last.to)) return segments;
  return [...segments, createLine(last.to, first.from)];
};

const createSegment = (command: string, numbers: readonly number[], at: Point): Segment => {
  const spots: Point[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    spots.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  }
  const [one = at, two = at, three = at] = spots;
  switch (command) {
    case 'L':
      return createLine(at, one);
    case 'H':
      return createLine(at, { x: numbers[0] ?? 0, y: at.y });
    case 'V':
      return createLine(at, { x: at.x, y: numbers[0] ?? 0 });
    case 'Q':
      return createQuadratic(at, one, two);
    case 'C':
      return createCurve(at, one, two, three);
    default:
      throw new Error(`unexpected path command ${command}`);
  }
};

/** Returns the closed contours of path data in absolute coordinates. Throws if the data is invalid. */
export const readPath = (data: string, transforms: readonly string[]): Contour[] => {
  let path = svgpath(data);
  // svgpath throws for invalid data only when it serialises, so the error is read here.
  const fault: unknown = Reflect.get(path, 'err');
  if (typeof fault === 'string' && fault !== '') throw new Error(fault);
  for (const transform of transforms) path = path.transform(transform);
  const contours: Contour[] = [];
  let current: Segment[] = [];
  let at: Point = { x: 0, y: 0 };
  const endContour = (): void => {
    const segments = current.filter(({ from, to, straight }) => !straight || !isSamePoint(from, to));
    if (segments.length > 0) contours.push(closeContour(segments));
    current = [];
  };
  path
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers]) => {
      if (command === 'M') {
        endContour();
        at = { x: Number(numbers[0]), y: Number(numbers[1]) };
      } else if (command === 'Z' || command === 'z') {
        at = current[0]?.from ?? at;
        endContour();
      } else {
        const segment = createSegment(command, numbers.map(Number), at);
        current.push(segment);
        at = segment.to;
      }
    });
  endContour();
  return contours;
};

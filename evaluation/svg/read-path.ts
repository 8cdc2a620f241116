import svgpath from 'svgpath';
import type { Contour, Segment, Spot } from './contour.ts';

/** Ends closer than this are the same point: half of the smallest step with three decimals. */
const SAME_POINT_DISTANCE = 0.0005;

const isSamePoint = (one: Spot, other: Spot): boolean =>
  Math.abs(one.x - other.x) <= SAME_POINT_DISTANCE && Math.abs(one.y - other.y) <= SAME_POINT_DISTANCE;

const lineTo = (from: Spot, to: Spot): Segment => ({
  from,
  control1: from,
  control2: to,
  to,
  straight: true,
});

const pointBetween = (one: Spot, other: Spot, share: number): Spot => ({
  x: one.x + (other.x - one.x) * share,
  y: one.y + (other.y - one.y) * share,
});

const quadraticTo = (from: Spot, control: Spot, to: Spot): Segment => ({
  from,
  control1: pointBetween(from, control, 2 / 3),
  control2: pointBetween(to, control, 2 / 3),
  to,
  straight: false,
});

const curveTo = (from: Spot, control1: Spot, control2: Spot, to: Spot): Segment => ({
  from,
  control1,
  control2,
  to,
  straight: false,
});

/** A filled contour counts as closed even if the data does not close it. */
const closeContour = (segments: Segment[]): Segment[] => {
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined || isSamePoint(first.from, last.to)) return segments;
  return [...segments, lineTo(last.to, first.from)];
};

const createSegment = (command: string, numbers: readonly number[], at: Spot): Segment => {
  const spots: Spot[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    spots.push({ x: numbers[index] ?? 0, y: numbers[index + 1] ?? 0 });
  }
  const [one = at, two = at, three = at] = spots;
  switch (command) {
    case 'L':
      return lineTo(at, one);
    case 'H':
      return lineTo(at, { x: numbers[0] ?? 0, y: at.y });
    case 'V':
      return lineTo(at, { x: at.x, y: numbers[0] ?? 0 });
    case 'Q':
      return quadraticTo(at, one, two);
    case 'C':
      return curveTo(at, one, two, three);
    default:
      throw new Error(`unexpected path command ${command}`);
  }
};

/** Absolute closed contours of path data. Throws on data that no browser would draw. */
export const readPath = (data: string, transforms: readonly string[]): Contour[] => {
  let path = svgpath(data);
  // svgpath reports unreadable data only when it serialises.
  const fault: unknown = Reflect.get(path, 'err');
  if (typeof fault === 'string' && fault !== '') throw new Error(fault);
  for (const transform of transforms) path = path.transform(transform);
  const contours: Contour[] = [];
  let running: Segment[] = [];
  let at: Spot = { x: 0, y: 0 };
  const finish = (): void => {
    const real = running.filter(({ from, to, straight }) => !straight || !isSamePoint(from, to));
    if (real.length > 0) contours.push(closeContour(real));
    running = [];
  };
  path
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers]) => {
      if (command === 'M') {
        finish();
        at = { x: Number(numbers[0]), y: Number(numbers[1]) };
      } else if (command === 'Z' || command === 'z') {
        at = running[0]?.from ?? at;
        finish();
      } else {
        const segment = createSegment(command, numbers.map(Number), at);
        running.push(segment);
        at = segment.to;
      }
    });
  finish();
  return contours;
};

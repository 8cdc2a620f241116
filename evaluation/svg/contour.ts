// Outlines as the benchmark reads them from a delivered drawing: every segment is a cubic curve, every contour is
// closed.

export interface Point {
  x: number;
  y: number;
}

/** A straight line has its control points at its ends. */
export interface Segment {
  from: Point;
  control1: Point;
  control2: Point;
  to: Point;
  straight: boolean;
}

export type Contour = readonly Segment[];

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Samples per curve. The area of a quarter circle is then accurate to about 0.1 %. */
const STEPS = 16;

export const pointOnSegment = ({ from, control1, control2, to }: Segment, t: number): Point => {
  const u = 1 - t;
  const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return {
    x: a * from.x + b * control1.x + c * control2.x + d * to.x,
    y: a * from.y + b * control1.y + c * control2.y + d * to.y,
  };
};

/** Returns points along a contour: the start of each segment and, on curves, points between its ends. */
export const sampleContour = (contour: Contour): Point[] =>
  contour.flatMap((segment) => {
    if (segment.straight) return [segment.from];
    return Array.from({ length: STEPS }, (_, step) => pointOnSegment(segment, step / STEPS));
  });

export const frameOf = (contours: readonly Contour[]): Frame | null => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (const { x, y } of sampleContour(contour)) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right ? { left, top, width: right - left, height: bottom - top } : null;
};

/** Returns the signed area: holes have the opposite sign of outer contours, so the sum is the area of an outline. */
export const areaOf = (contour: Contour): number => {
  const spots = sampleContour(contour);
  let doubleArea = 0;
  spots.forEach((spot, index) => {
    const next = spots[(index + 1) % spots.length] ?? spot;
    doubleArea += spot.x * next.y - next.x * spot.y;
  });
  return doubleArea / 2;
};

const formatSpot = ({ x, y }: Point): string => `${x} ${y}`;

/** Writes path data without rounding. */
export const writePathData = (contours: readonly Contour[]): string =>
  contours
    .map((contour) => {
      const [first] = contour;
      if (first === undefined) return '';
      const rest = contour.map(({ control1, control2, to, straight }) =>
        straight
          ? `L${formatSpot(to)}`
          : `C${formatSpot(control1)} ${formatSpot(control2)} ${formatSpot(to)}`,
      );
      return `M${formatSpot(first.from)}${rest.join('')}Z`;
    })
    .join('');

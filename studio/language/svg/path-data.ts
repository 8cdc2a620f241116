// Writes an outline as short path data, with relative commands and a fixed number of decimals.

import type { Contour, Knot, Outline, Point } from '../geometry/outline.ts';

/**
 * Writes path data. Points are rounded before relative coordinates are computed, so that rounding errors do not add up
 * along a contour.
 */
export const writePathData = (outline: Outline, decimals: number): string => {
  const grid = 10 ** decimals;
  let pen: Point = [0, 0];
  let text = '';
  for (const contour of outline) {
    const segments = segmentsOfContour(contour, grid);
    const start = segments[0]?.from;
    if (start === undefined) continue;
    const writer = createContourWriter(text === '' ? null : pen, start, decimals);
    for (const [index, segment] of segments.entries()) {
      const closing = index === segments.length - 1;
      if (closing && segment.curve === null) break;
      writer.segment(segment);
    }
    text += `${writer.text()}z`;
    pen = start;
  }
  return text;
};

interface Segment {
  from: Point;
  to: Point;
  curve: readonly [Point, Point] | null;
}

const isSamePoint = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1];

const segmentsOfContour = (contour: Contour, grid: number): Segment[] => {
  const snap = (point: Point): Point => [Math.round(point[0] * grid), Math.round(point[1] * grid)];
  const segments: Segment[] = [];
  for (const [index, knot] of contour.entries()) {
    const next: Knot | undefined = contour[(index + 1) % contour.length];
    if (next === undefined) continue;
    const from = snap(knot.at);
    const to = snap(next.at);
    const curve = findControlsBetween(knot, next, snap);
    if (
      curve === null
        ? isSamePoint(from, to)
        : isSamePoint(from, to) && isSamePoint(curve[0], from) && isSamePoint(curve[1], to)
    )
      continue;
    segments.push({ from, to, curve });
  }
  // A contour of one segment, or of two straight segments, has no inside.
  if (segments.length < 2 || (segments.length === 2 && segments.every((segment) => segment.curve === null)))
    return [];
  return segments;
};

const findControlsBetween = (
  knot: Knot,
  next: Knot,
  snap: (point: Point) => Point,
): readonly [Point, Point] | null => {
  if (knot.out === null && next.in === null) return null;
  const first = snap(knot.out ?? knot.at);
  const second = snap(next.in ?? next.at);
  const straight = isSamePoint(first, snap(knot.at)) && isSamePoint(second, snap(next.at));
  return straight ? null : [first, second];
};

const createContourWriter = (pen: Point | null, start: Point, decimals: number) => {
  const numbers = createNumberWriter(decimals);
  let at = start;
  let previousControl: Point | null = null;
  let command = '';
  const put = (letter: string, values: readonly number[]): void => {
    numbers.put(letter === command ? '' : letter, values);
    command = letter;
  };
  if (pen === null) put('M', [start[0], start[1]]);
  else put('m', [start[0] - pen[0], start[1] - pen[1]]);
  // After a relative moveto, further coordinates are relative lines, so the first line needs no `l`.
  command = pen === null ? '' : 'l';
  return {
    segment({ to, curve }: Segment): void {
      const relative = (point: Point): [number, number] => [point[0] - at[0], point[1] - at[1]];
      const [dx, dy] = relative(to);
      if (curve === null) {
        if (dy === 0) put('h', [dx]);
        else if (dx === 0) put('v', [dy]);
        else put('l', [dx, dy]);
        previousControl = null;
      } else {
        const mirrored: Point | null = previousControl && [
          2 * at[0] - previousControl[0],
          2 * at[1] - previousControl[1],
        ];
        const tail = [...relative(curve[1]), dx, dy];
        if (mirrored && isSamePoint(mirrored, curve[0])) put('s', tail);
        else put('c', [...relative(curve[0]), ...tail]);
        previousControl = curve[1];
      }
      at = to;
    },
    text: numbers.text,
  };
};

const createNumberWriter = (decimals: number) => {
  let text = '';
  return {
    put(letter: string, values: readonly number[]): void {
      text += letter;
      for (const value of values) {
        const written = formatDecimal(value, decimals);
        if (needsSpace(text, written)) text += ' ';
        text += written;
      }
    },
    text: (): string => text,
  };
};

/** Formats a whole number of grid steps: `-1250` with two decimals is `-12.5`. */
const formatDecimal = (value: number, decimals: number): string => {
  const sign = value < 0 ? '-' : '';
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '');
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  if (decimals === 0 || part === '') return whole === '0' ? '0' : sign + whole;
  return `${sign}${whole === '0' ? '' : whole}.${part}`;
};

/** Whether a number needs a space before it. In `1-2` and `.5.5` the sign or second point starts a new number. */
const needsSpace = (before: string, number: string): boolean => {
  if (!/\d$/.test(before)) return false;
  if (number.startsWith('-')) return false;
  return !(number.startsWith('.') && /\.\d*$/.test(before));
};

/** The padding on each side of a mark, as a fraction of its longer side. */
const paddingFraction = 0.06;

const openingTagPattern = /^<svg [^>]*>/;

/**
 * Extracts one part of one of our logos: the mark, in a square unless it is tight, or the lettering. Returns undefined
 * if the logo has no such part. The studio writes all logos in one form (path data in two groups), so no SVG parser is
 * needed.
 */
export function extractLogoPart(
  svg: string,
  part: 'mark' | 'wordmark',
  { isTight = false } = {},
): string | undefined {
  const paths = extractGroup(svg, part);
  if (!openingTagPattern.test(svg)) return undefined;
  const box = createBox();
  for (const [, data = ''] of paths.matchAll(/ d="([^"]*)"/g)) extendByPath(box, data);
  if (!(box.right > box.left && box.bottom > box.top)) return undefined;
  const viewBox = (part === 'mark' && !isTight ? toSquareViewBox(box) : toViewBox(box))
    .map((number) => Math.round(number * 100) / 100)
    .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img">${paths}</svg>`;
}

function extractGroup(svg: string, id: string): string {
  const tag = `<g id="${id}">`;
  const start = svg.indexOf(tag);
  const end = start < 0 ? -1 : svg.indexOf('</g>', start);
  return end < 0 ? '' : svg.slice(start + tag.length, end);
}

function toSquareViewBox({ left, top, right, bottom }: Box): number[] {
  const side = Math.max(right - left, bottom - top) * (1 + 2 * paddingFraction);
  return [(left + right - side) / 2, (top + bottom - side) / 2, side, side];
}

function toViewBox({ left, top, right, bottom }: Box): number[] {
  return [left, top, right - left, bottom - top];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function createBox(): Box {
  return { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
}

function extendBox(box: Box, x: number, y: number): void {
  box.left = Math.min(box.left, x);
  box.top = Math.min(box.top, y);
  box.right = Math.max(box.right, x);
  box.bottom = Math.max(box.bottom, y);
}

/** How many numbers each path command takes. */
const argumentCounts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4 };

/** Extends the box by a path. Curves are measured exactly: if control points counted, marks would look off centre. */
function extendByPath(box: Box, data: string): void {
  let at: Point = [0, 0];
  let start: Point = at;
  let control: Point | undefined;
  for (const [, letter = '', body = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toLowerCase();
    if (command === 'z') {
      at = start;
      control = undefined;
      continue;
    }
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = argumentCounts[command] ?? 2;
    for (let index = 0; index + count <= numbers.length; index += count) {
      const base: Point = letter === command ? at : [0, 0];
      const move = applyPathCommand(command, numbers.slice(index, index + count), { base, at, control });
      if (move.curve) extendByCurve(box, [at, ...move.curve, move.to]);
      extendBox(box, ...move.to);
      control = move.curve?.[1];
      at = move.to;
      if (command === 'm' && index === 0) start = at;
    }
  }
}

type Point = readonly [number, number];

function applyPathCommand(
  command: string,
  numbers: readonly number[],
  pen: { readonly base: Point; readonly at: Point; readonly control: Point | undefined },
): { readonly to: Point; readonly curve?: readonly [Point, Point] } {
  const { base, at, control } = pen;
  const point = (index: number): Point => [
    base[0] + (numbers[index] ?? 0),
    base[1] + (numbers[index + 1] ?? 0),
  ];
  switch (command) {
    case 'h':
      return { to: [base[0] + (numbers[0] ?? 0), at[1]] };
    case 'v':
      return { to: [at[0], base[1] + (numbers[0] ?? 0)] };
    case 'c':
      return { to: point(4), curve: [point(0), point(2)] };
    case 's': {
      const mirrored: Point = control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at;
      return { to: point(2), curve: [mirrored, point(0)] };
    }
    default:
      return { to: point(0) };
  }
}

/** Extends the box by the points where a cubic curve turns back, which may lie beyond its end points. */
function extendByCurve(box: Box, [start, first, second, end]: readonly [Point, Point, Point, Point]): void {
  for (const axis of [0, 1] as const) {
    const a = -start[axis] + 3 * first[axis] - 3 * second[axis] + end[axis];
    const b = 2 * (start[axis] - 2 * first[axis] + second[axis]);
    const c = first[axis] - start[axis];
    for (const time of findRoots(a, b, c)) {
      if (time <= 0 || time >= 1) continue;
      const coordinateAt = (dimension: 0 | 1): number =>
        (1 - time) ** 3 * start[dimension] +
        3 * (1 - time) ** 2 * time * first[dimension] +
        3 * (1 - time) * time ** 2 * second[dimension] +
        time ** 3 * end[dimension];
      extendBox(box, coordinateAt(0), coordinateAt(1));
    }
  }
}

function findRoots(a: number, b: number, c: number): number[] {
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b];
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  const root = Math.sqrt(discriminant);
  return [(-b + root) / (2 * a), (-b - root) / (2 * a)];
}

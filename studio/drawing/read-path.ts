// Reads path data (the `d` attribute) as trails. It knows every command of SVG 1.1, and converts arcs to cubic curves.

import type { Cubic } from '../language/geometry/cubic.ts';
import { curveCubic, lineCubic } from '../language/geometry/cubic.ts';
import type { Point } from '../language/geometry/outline.ts';
import type { Trail } from '../language/geometry/trail.ts';
import { mix } from '../language/geometry/vector.ts';
import { convertArcToCubics } from './arc-pieces.ts';
import { NumberScanner } from './scan-numbers.ts';

export type PathReading = { ok: true; trails: readonly Trail[] } | { ok: false; sentence: string };

interface Pen {
  at: Point;
  /** Where the current subpath began. */
  start: Point;
  /** The last control point of the previous command if that was a cubic curve: `S` mirrors it. */
  cubic: Point | null;
  /** The control point of the previous command if that was a quadratic curve: `T` mirrors it. */
  quadratic: Point | null;
  /** The curves of the current subpath. */
  pieces: Cubic[];
  /** The finished subpaths. */
  trails: Trail[];
}

export function readPath(data: string, maxPoints: number): PathReading {
  const scanner = new NumberScanner(data);
  const pen: Pen = { at: [0, 0], start: [0, 0], cubic: null, quadratic: null, pieces: [], trails: [] };
  let points = 0;
  let command = '';
  let first = true;
  while (!scanner.done) {
    const letter = scanner.letter();
    if (letter !== '') command = letter;
    else if (command === '' || command === 'z' || command === 'Z')
      return describeSyntaxError(scanner, 'a command letter');
    if (first && command !== 'M' && command !== 'm')
      return describeSyntaxError(scanner, 'M: a path begins with a move');
    first = false;
    const failed = readCommand(command, scanner, pen);
    if (failed !== null) return describeSyntaxError(scanner, failed);
    points += 1;
    if (points > maxPoints)
      return { ok: false, sentence: `the path has more than ${maxPoints} points: draw with fewer` };
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  endSubpath(pen, false);
  return { ok: true, trails: pen.trails };
}

const describeSyntaxError = (scanner: NumberScanner, expected: string): PathReading => ({
  ok: false,
  sentence: `\`d\` at character ${scanner.at + 1} (“${scanner.text.slice(Math.max(0, scanner.at - 8), scanner.at + 8).replace(/[^\x20-\x7E]/g, '?')}”): expected ${expected}`,
});

function endSubpath(pen: Pen, closed: boolean): void {
  const { pieces, at } = pen;
  // A subpath of a single point is kept, because a stroke with round or square caps draws it as a dot.
  if (pieces.length === 0 && closed) pieces.push(lineCubic(at, at));
  if (pieces.length > 0) pen.trails.push({ pieces, closed });
  pen.pieces = [];
}

function drawLineTo(pen: Pen, to: Point): void {
  pen.pieces.push(lineCubic(pen.at, to));
  pen.at = to;
  pen.cubic = null;
  pen.quadratic = null;
}

function drawCurveTo(pen: Pen, b: Point, c: Point, d: Point): void {
  pen.pieces.push(curveCubic(pen.at, b, c, d));
  pen.at = d;
  pen.cubic = c;
  pen.quadratic = null;
}

function drawQuadraticTo(pen: Pen, control: Point, to: Point): void {
  pen.pieces.push(curveCubic(pen.at, mix(pen.at, control, 2 / 3), mix(to, control, 2 / 3), to));
  pen.at = to;
  pen.cubic = null;
  pen.quadratic = control;
}

const mirrorControlPoint = (control: Point | null, at: Point): Point =>
  control === null ? at : [2 * at[0] - control[0], 2 * at[1] - control[1]];

/**
 * Reads the arguments of a command and draws it. Returns null on success, otherwise what was expected where reading
 * failed.
 */
function readCommand(command: string, scanner: NumberScanner, pen: Pen): string | null {
  const kind = command.toLowerCase();
  const relative = command === kind;
  const base: Point = relative ? pen.at : [0, 0];
  const values: number[] = [];
  const numbers = (count: number): boolean => {
    for (let index = 0; index < count; index += 1) {
      const value = scanner.number();
      if (value === null) return false;
      values.push(value);
    }
    return true;
  };
  const pair = (index: number): Point => [base[0] + (values[index] ?? 0), base[1] + (values[index + 1] ?? 0)];
  const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };
  if (kind === 'z') {
    if (pen.at[0] !== pen.start[0] || pen.at[1] !== pen.start[1]) drawLineTo(pen, pen.start);
    endSubpath(pen, true);
    pen.cubic = null;
    pen.quadratic = null;
    return null;
  }
  if (kind === 'a') return readArc(scanner, pen, base);
  const count = Object.hasOwn(COUNTS, kind) ? COUNTS[kind] : undefined;
  if (count === undefined) return 'one of M L H V C S Q T A Z';
  if (!numbers(count)) return `${count} number${count === 1 ? '' : 's'} after ${command}`;
  const [value = 0] = values;
  switch (kind) {
    case 'm':
      endSubpath(pen, false);
      pen.at = pair(0);
      pen.start = pen.at;
      pen.cubic = null;
      pen.quadratic = null;
      break;
    case 'h':
      drawLineTo(pen, [base[0] + value, pen.at[1]]);
      break;
    case 'v':
      drawLineTo(pen, [pen.at[0], base[1] + value]);
      break;
    case 'c':
      drawCurveTo(pen, pair(0), pair(2), pair(4));
      break;
    case 's':
      drawCurveTo(pen, mirrorControlPoint(pen.cubic, pen.at), pair(0), pair(2));
      break;
    case 'q':
      drawQuadraticTo(pen, pair(0), pair(2));
      break;
    case 't':
      drawQuadraticTo(pen, mirrorControlPoint(pen.quadratic, pen.at), pair(0));
      break;
    default:
      drawLineTo(pen, pair(0));
  }
  return null;
}

function readArc(scanner: NumberScanner, pen: Pen, base: Point): string | null {
  const [rx, ry, turn] = [scanner.number(), scanner.number(), scanner.number()];
  const [large, sweep] = [scanner.flag(), scanner.flag()];
  const [x, y] = [scanner.number(), scanner.number()];
  if (
    rx === null ||
    ry === null ||
    turn === null ||
    large === null ||
    sweep === null ||
    x === null ||
    y === null
  )
    return 'rx ry rotation large-flag sweep-flag x y after A';
  const to: Point = [base[0] + x, base[1] + y];
  pen.pieces.push(
    ...convertArcToCubics(pen.at, to, Math.abs(rx), Math.abs(ry), turn, large === 1, sweep === 1),
  );
  pen.at = to;
  pen.cubic = null;
  pen.quadratic = null;
  return null;
}

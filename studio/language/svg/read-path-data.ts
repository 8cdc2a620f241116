// Reads path data into an outline, for tests.

import type { Cubic } from '../geometry/cubic.ts';
import { contourOf, curveCubic, lineCubic } from '../geometry/cubic.ts';
import type { Contour, Outline, Point } from '../geometry/outline.ts';

/** Reads path data with the commands M, L, H, V, C, S and Z. */
export function readPathData(text: string): Outline {
  const contours: Contour[] = [];
  let pieces: Cubic[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let mirror: Point | null = null;
  for (const [, letter = '', body = ''] of text.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (body.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const command = letter.toLowerCase();
    const base = (): Point => (letter === command ? at : [0, 0]);
    if (command === 'z') {
      contours.push(contourOf(pieces));
      pieces = [];
      mirror = null;
      at = start;
      continue;
    }
    const count = NUMBERS_PER_COMMAND[command] ?? 2;
    for (let index = 0; index < numbers.length; index += count) {
      const values = numbers.slice(index, index + count);
      const move = readMove(command === 'm' && index > 0 ? 'l' : command, values, base(), at, mirror);
      if (move.piece) pieces.push(move.piece);
      mirror = move.mirror;
      at = move.to;
      if (command === 'm' && index === 0) start = at;
    }
  }
  return contours;
}

const NUMBERS_PER_COMMAND: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4 };

interface PenMove {
  to: Point;
  piece: Cubic | null;
  mirror: Point | null;
}

function readMove(
  command: string,
  values: readonly number[],
  base: Point,
  at: Point,
  mirror: Point | null,
): PenMove {
  const pair = (index: number): Point => [base[0] + (values[index] ?? 0), base[1] + (values[index + 1] ?? 0)];
  if (command === 'm') return { to: pair(0), piece: null, mirror: null };
  if (command === 'c' || command === 's') {
    const short = command === 's';
    const first = short ? (mirror ?? at) : pair(0);
    const second = pair(short ? 0 : 2);
    const to = pair(short ? 2 : 4);
    const next: Point = [2 * to[0] - second[0], 2 * to[1] - second[1]];
    return { to, piece: curveCubic(at, first, second, to), mirror: next };
  }
  const [value = 0] = values;
  let to = pair(0);
  if (command === 'h') to = [base[0] + value, at[1]];
  if (command === 'v') to = [at[0], base[1] + value];
  return { to, piece: lineCubic(at, to), mirror: null };
}

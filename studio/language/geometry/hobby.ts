// Computes Hobby's spline, a smooth curve through points, as in METAFONT. It finds directions at the points such that
// the curvature is about the same on both sides of each. The unknowns are the angles between the curve and the
// chords.

import { curveCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Point } from './outline.ts';
import { minus, turnBetween } from './vector.ts';

/** Returns an open spline. A direction at an end may be given; with null, the curve ends like an arc. */
export function createOpenHobbySpline(
  points: readonly Point[],
  start: Point | null,
  end: Point | null,
): Cubic[] {
  const chords = chordsBetween(points, false);
  const turns = turnAnglesOf(chords, false);
  const count = points.length;
  const rows: number[][] = [];
  const totals: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = Array.from({ length: count }, () => 0);
    totals.push(fillOpenSplineRow(row, index, count, chords, turns, start, end));
    rows.push(row);
  }
  const leave = solveLinearSystem(rows, totals);
  const arrive = leave.map((angle, index) => -(turns[index] ?? 0) - angle);
  const last = chords.at(-1);
  if (last) arrive[count - 1] = end ? turnBetween(end, last) : -(leave[count - 1] ?? 0);
  return createPieces(points, chords, leave, arrive, false);
}

/** Fills in the coefficients of one equation of an open spline, and returns its right-hand side. */
function fillOpenSplineRow(
  row: number[],
  index: number,
  count: number,
  chords: readonly Point[],
  turns: readonly number[],
  start: Point | null,
  end: Point | null,
): number {
  if (index === 0) {
    row[0] = 1;
    const chord = chords[0];
    if (start && chord) return turnBetween(chord, start);
    if (count > 2) {
      row[1] = 1;
      return -(turns[1] ?? 0);
    }
    // With only two points, the free start mirrors the end.
    return end && chord ? turnBetween(end, chord) : 0;
  }
  if (index === count - 1) {
    row[index] = 1;
    const chord = chords.at(-1);
    // No chord leaves the last point, so its unknown is the negative of the angle at which the curve arrives.
    if (end && chord) return -turnBetween(end, chord);
    row[index - 1] = 1;
    return 0;
  }
  return fillInnerPointRow(
    row,
    index,
    index - 1,
    index + 1,
    chords[index - 1],
    chords[index],
    turns[index] ?? 0,
    turns[index + 1] ?? 0,
  );
}

/** Returns a closed spline. */
export function createClosedHobbySpline(points: readonly Point[]): Cubic[] {
  const count = points.length;
  const chords = chordsBetween(points, true);
  const turns = turnAnglesOf(chords, true);
  const rows: number[][] = [];
  const totals: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const row = Array.from({ length: count }, () => 0);
    const before = (index + count - 1) % count;
    const after = (index + 1) % count;
    totals.push(
      fillInnerPointRow(
        row,
        index,
        before,
        after,
        chords[before],
        chords[index],
        turns[index] ?? 0,
        turns[after] ?? 0,
      ),
    );
    rows.push(row);
  }
  const leave = solveLinearSystem(rows, totals);
  const arrive = leave.map((angle, index) => -(turns[index] ?? 0) - angle);
  return createPieces(points, chords, leave, arrive, true);
}

/** Fills in the coefficients of the equation of an inner point: the curvature on both sides is about the same. */
function fillInnerPointRow(
  row: number[],
  index: number,
  before: number,
  after: number,
  chordBefore: Point | undefined,
  chordAfter: Point | undefined,
  turnHere: number,
  turnNext: number,
): number {
  const weightBefore = 1 / measureChord(chordBefore);
  const weightAfter = 1 / measureChord(chordAfter);
  row[before] = (row[before] ?? 0) + weightBefore;
  row[index] = (row[index] ?? 0) + 2 * weightBefore + 2 * weightAfter;
  row[after] = (row[after] ?? 0) + weightAfter;
  return -2 * weightBefore * turnHere - weightAfter * turnNext;
}

function measureChord(chord: Point | undefined): number {
  return chord ? Math.max(Math.hypot(chord[0], chord[1]), 1e-3) : 1;
}

function chordsBetween(points: readonly Point[], closed: boolean): Point[] {
  const count = closed ? points.length : points.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const from = points[index] ?? [0, 0];
    return minus(points[(index + 1) % points.length] ?? from, from);
  });
}

/** Returns the angle between the chords at each point. It is 0 at the ends of an open spline. */
function turnAnglesOf(chords: readonly Point[], closed: boolean): number[] {
  const turns = chords.map((chord, index) => {
    const before = chords[(index + chords.length - 1) % chords.length];
    return before && (closed || index > 0) ? turnBetween(before, chord) : 0;
  });
  if (!closed) turns.push(0);
  return turns;
}

function createPieces(
  points: readonly Point[],
  chords: readonly Point[],
  leave: readonly number[],
  arrive: readonly number[],
  closed: boolean,
): Cubic[] {
  return chords.map((chord, index) => {
    const after = closed ? (index + 1) % points.length : index + 1;
    const from = points[index] ?? [0, 0];
    const to = points[after] ?? from;
    return createPieceBetween(from, to, chord, leave[index] ?? 0, arrive[after] ?? 0);
  });
}

/** Returns the curve that leaves its chord at the angle `leave` and returns to it at the angle `arrive`. */
function createPieceBetween(from: Point, to: Point, chord: Point, leave: number, arrive: number): Cubic {
  const out = rotateAndScale(chord, leave, hobbyVelocity(leave, arrive));
  const back = rotateAndScale(chord, -arrive, hobbyVelocity(arrive, leave));
  return curveCubic(from, [from[0] + out[0], from[1] + out[1]], [to[0] - back[0], to[1] - back[1]], to);
}

function rotateAndScale([x, y]: Point, angle: number, scale: number): Point {
  const cosine = Math.cos(angle) * scale;
  const sine = Math.sin(angle) * scale;
  return [x * cosine - y * sine, x * sine + y * cosine];
}

/** Returns the length of a handle in chord lengths, by Hobby's formula. It is limited, so that no loop forms. */
function hobbyVelocity(angle: number, other: number): number {
  const sine = Math.sin(angle);
  const otherSine = Math.sin(other);
  const cosine = Math.cos(angle);
  const otherCosine = Math.cos(other);
  const above = 2 + Math.SQRT2 * (sine - otherSine / 16) * (otherSine - sine / 16) * (cosine - otherCosine);
  const below = 1 + ((Math.sqrt(5) - 1) / 2) * cosine + ((3 - Math.sqrt(5)) / 2) * otherCosine;
  return Math.min(1.5, Math.max(0.1, above / (3 * Math.max(below, 0.1))));
}

/** Solves a system of linear equations by Gaussian elimination with pivoting. */
function solveLinearSystem(rows: readonly number[][], totals: readonly number[]): number[] {
  const count = rows.length;
  const table = rows.map((row, index) => [...row, totals[index] ?? 0]);
  for (let column = 0; column < count; column += 1) {
    swapInPivotRow(table, column);
    const pivotRow = table[column] ?? [];
    const pivot = pivotRow[column] ?? 0;
    if (Math.abs(pivot) < 1e-12) continue;
    for (const row of table) {
      const factor = row === pivotRow ? 0 : (row[column] ?? 0) / pivot;
      if (factor === 0) continue;
      for (let cell = column; cell <= count; cell += 1)
        row[cell] = (row[cell] ?? 0) - factor * (pivotRow[cell] ?? 0);
    }
  }
  return table.map((row, index) => {
    const pivot = row[index] ?? 0;
    return Math.abs(pivot) < 1e-12 ? 0 : (row[count] ?? 0) / pivot;
  });
}

function swapInPivotRow(table: number[][], column: number): void {
  let largest = column;
  for (let index = column + 1; index < table.length; index += 1) {
    if (Math.abs(table[index]?.[column] ?? 0) > Math.abs(table[largest]?.[column] ?? 0)) largest = index;
  }
  const upper = table[column];
  const lower = table[largest];
  if (!upper || !lower) return;
  table[column] = lower;
  table[largest] = upper;
}

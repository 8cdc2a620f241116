// Reduces an outline to the knots that its shape needs, and removes tiny pieces.

import { signedArea } from './bounds.ts';
import {
  contourOf,
  cubicsOf,
  curveCubic,
  directionOn,
  lengthOf,
  lineCubic,
  pointOn,
  splitCubic,
} from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Contour, Outline, Point } from './outline.ts';
import { along, between, cross, dot, minus, sizeOf, unit } from './vector.ts';

/** Knots closer than this are merged. */
const MERGE_DISTANCE = 0.01;
/** The maximum deviation of a curve when knots are removed. */
const STRAY = 0.012;
/** Smaller pieces and holes are dropped, in square units of the field of 100. */
const DUST = 0.6;
/** Pieces and holes thinner than this are dropped as slivers. */
const SLIVER = 0.4;

export function simplifyOutline(outline: Outline): Outline {
  return dropTinyContours(outline.map(simplifyContour));
}

/** Drops contours that are too small to see. */
export function dropTinyContours(outline: Outline): Outline {
  return outline.filter((contour) => {
    if (contour.length < 2) return false;
    const area = Math.abs(signedArea(contour));
    if (area < DUST) return false;
    const edge = cubicsOf(contour).reduce((total, piece) => total + lengthOf(piece), 0);
    return (2 * area) / edge >= SLIVER;
  });
}

export function simplifyContour(contour: Contour): Contour {
  const pieces = dropShort(cubicsOf(contour)).map(straightened);
  if (pieces.length < 2) return [];
  return contourOf(mergeRound(pieces));
}

/** Removes pieces of zero length; their neighbours meet at the start of the piece. */
function dropShort(pieces: readonly Cubic[]): Cubic[] {
  const kept: Cubic[] = [];
  for (const piece of pieces) {
    const start = kept.at(-1)?.d ?? piece.a;
    if (between(start, piece.d) < MERGE_DISTANCE && lengthOf(piece) < 3 * MERGE_DISTANCE) continue;
    kept.push(start === piece.a ? piece : moveStart(piece, start));
  }
  const first = kept[0];
  const last = kept.at(-1);
  if (first && last && kept.length > 1 && last.d !== first.a) kept[kept.length - 1] = moveEnd(last, first.a);
  return kept;
}

function moveStart(piece: Cubic, a: Point): Cubic {
  if (piece.straight) return lineCubic(a, piece.d);
  const shift = minus(a, piece.a);
  return { ...piece, a, b: along(piece.b, shift, 1) };
}

function moveEnd(piece: Cubic, d: Point): Cubic {
  if (piece.straight) return lineCubic(piece.a, d);
  const shift = minus(d, piece.d);
  return { ...piece, d, c: along(piece.c, shift, 1) };
}

/** Turns a curve whose handles lie on its chord into a line. */
function straightened(piece: Cubic): Cubic {
  if (piece.straight) return piece;
  const chord = minus(piece.d, piece.a);
  const size = sizeOf(chord);
  if (size < MERGE_DISTANCE) return piece;
  const offChord = Math.max(
    Math.abs(cross(chord, minus(piece.b, piece.a))),
    Math.abs(cross(chord, minus(piece.c, piece.a))),
  );
  const within = [piece.b, piece.c].every((handle) => {
    const place = dot(chord, minus(handle, piece.a)) / size;
    return place > -MERGE_DISTANCE && place < size + MERGE_DISTANCE;
  });
  return within && offChord / size < 0.004 ? lineCubic(piece.a, piece.d) : piece;
}

/** Merges neighbours around the whole contour, including across its start. */
function mergeRound(pieces: readonly Cubic[]): Cubic[] {
  const merged: Cubic[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const whole = last && mergedPiece(last, piece);
    if (whole) merged[merged.length - 1] = whole;
    else merged.push(piece);
  }
  const first = merged[0];
  const last = merged.at(-1);
  if (first && last && merged.length > 2) {
    const whole = mergedPiece(last, first);
    if (whole) return [whole, ...merged.slice(1, -1)];
  }
  return merged;
}

function mergedPiece(first: Cubic, second: Cubic): Cubic | null {
  if (first.straight !== second.straight) return null;
  const before = directionOn(first, 1);
  const after = directionOn(second, 0);
  if (dot(before, after) < 0.99) return null;
  if (first.straight) {
    const off = Math.abs(cross(unit(minus(second.d, first.a)), minus(first.d, first.a)));
    return off < 0.004 ? lineCubic(first.a, second.d) : null;
  }
  return mergedCurve(first, second);
}

/** Joins two curves that were split from one. Returns null if they were not. */
function mergedCurve(first: Cubic, second: Cubic): Cubic | null {
  const before = between(first.c, first.d);
  const after = between(second.a, second.b);
  if (before < 1e-6 || after < 1e-6) return null;
  const t = before / (before + after);
  const whole = curveCubic(
    first.a,
    along(first.a, minus(first.b, first.a), 1 / t),
    along(second.d, minus(second.c, second.d), 1 / (1 - t)),
    second.d,
  );
  const [left, right] = splitCubic(whole, t);
  const stray = Math.max(
    between(left.d, first.d),
    ...[0.25, 0.5, 0.75].map((place) =>
      Math.max(
        between(pointOn(left, place), pointOn(first, place)),
        between(pointOn(right, place), pointOn(second, place)),
      ),
    ),
  );
  return stray < STRAY ? whole : null;
}

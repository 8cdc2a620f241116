// Removes the knots of an outline that its shape does not need, and tiny contours.

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
import { pointAlong, distanceBetween, cross, dot, minus, sizeOf, unitVector } from './vector.ts';

/** Knots closer than this are merged. Like all lengths here, it is in units of the field of 100 x 100. */
const MERGE_DISTANCE = 0.01;
/** The largest deviation that removing a knot may cause. */
const MAX_DEVIATION = 0.012;
/** Contours with a smaller area are dropped. */
const MIN_CONTOUR_AREA = 0.6;
/** Contours thinner than this are dropped. */
const MIN_CONTOUR_THICKNESS = 0.4;

export function simplifyOutline(outline: Outline): Outline {
  return dropTinyContours(outline.map(simplifyContour));
}

/** Drops contours that are too small to see. */
export function dropTinyContours(outline: Outline): Outline {
  return outline.filter((contour) => {
    if (contour.length < 2) return false;
    const area = Math.abs(signedArea(contour));
    if (area < MIN_CONTOUR_AREA) return false;
    const edge = cubicsOf(contour).reduce((total, piece) => total + lengthOf(piece), 0);
    return (2 * area) / edge >= MIN_CONTOUR_THICKNESS;
  });
}

export function simplifyContour(contour: Contour): Contour {
  const pieces = dropShortPieces(cubicsOf(contour)).map(straightenIfFlat);
  if (pieces.length < 2) return [];
  return contourOf(mergeAroundContour(pieces));
}

/** Removes very short pieces. The piece after a removed one starts where that one started. */
function dropShortPieces(pieces: readonly Cubic[]): Cubic[] {
  const kept: Cubic[] = [];
  for (const piece of pieces) {
    const start = kept.at(-1)?.d ?? piece.a;
    if (distanceBetween(start, piece.d) < MERGE_DISTANCE && lengthOf(piece) < 3 * MERGE_DISTANCE) continue;
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
  return { ...piece, a, b: pointAlong(piece.b, shift, 1) };
}

function moveEnd(piece: Cubic, d: Point): Cubic {
  if (piece.straight) return lineCubic(piece.a, d);
  const shift = minus(d, piece.d);
  return { ...piece, d, c: pointAlong(piece.c, shift, 1) };
}

/** Turns a curve whose handles lie on its chord into a line. */
function straightenIfFlat(piece: Cubic): Cubic {
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

/** Merges neighbouring pieces around the whole contour, including the last and the first. */
function mergeAroundContour(pieces: readonly Cubic[]): Cubic[] {
  const merged: Cubic[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const whole = last && mergePieces(last, piece);
    if (whole) merged[merged.length - 1] = whole;
    else merged.push(piece);
  }
  const first = merged[0];
  const last = merged.at(-1);
  if (first && last && merged.length > 2) {
    const whole = mergePieces(last, first);
    if (whole) return [whole, ...merged.slice(1, -1)];
  }
  return merged;
}

function mergePieces(first: Cubic, second: Cubic): Cubic | null {
  if (first.straight !== second.straight) return null;
  const before = directionOn(first, 1);
  const after = directionOn(second, 0);
  if (dot(before, after) < 0.99) return null;
  if (first.straight) {
    const off = Math.abs(cross(unitVector(minus(second.d, first.a)), minus(first.d, first.a)));
    return off < 0.004 ? lineCubic(first.a, second.d) : null;
  }
  return mergeCurves(first, second);
}

/** Returns the curve from which two curves were split, or null if they are not parts of one curve. */
function mergeCurves(first: Cubic, second: Cubic): Cubic | null {
  const before = distanceBetween(first.c, first.d);
  const after = distanceBetween(second.a, second.b);
  if (before < 1e-6 || after < 1e-6) return null;
  const t = before / (before + after);
  const whole = curveCubic(
    first.a,
    pointAlong(first.a, minus(first.b, first.a), 1 / t),
    pointAlong(second.d, minus(second.c, second.d), 1 / (1 - t)),
    second.d,
  );
  const [left, right] = splitCubic(whole, t);
  const stray = Math.max(
    distanceBetween(left.d, first.d),
    ...[0.25, 0.5, 0.75].map((place) =>
      Math.max(
        distanceBetween(pointOn(left, place), pointOn(first, place)),
        distanceBetween(pointOn(right, place), pointOn(second, place)),
      ),
    ),
  );
  return stray < MAX_DEVIATION ? whole : null;
}

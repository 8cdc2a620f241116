// Converts the trails of an element to outlines in the drawing's field: its inside by its fill rule, and its stroke
// with caps and joins.

import { arcFrom, ellipseContour } from '../language/geometry/arc.ts';
import { loopsOf, resolve, unite } from '../language/geometry/boolean.ts';
import { boxOf, signedArea } from '../language/geometry/bounds.ts';
import { contourOf, curveCubic, directionOn, lengthOf, lineCubic } from '../language/geometry/cubic.ts';
import type { Cubic } from '../language/geometry/cubic.ts';
import { pushChords } from '../language/geometry/flatten.ts';
import type { Polygon } from '../language/geometry/flatten.ts';
import { constantReach } from '../language/geometry/offset-curve.ts';
import type { Contour, Outline, Point } from '../language/geometry/outline.ts';
import { EMPTY } from '../language/geometry/outline.ts';
import { distanceToPolygons } from '../language/geometry/polygon.ts';
import { placementFor, rasterise } from '../language/geometry/raster.ts';
import { type Join, leftSide } from '../language/geometry/side.ts';
import { isSimple, orientContours } from '../language/geometry/simple.ts';
import { simplifyOutline } from '../language/geometry/simplify-outline.ts';
import { reversedTrail } from '../language/geometry/trail.ts';
import type { Trail } from '../language/geometry/trail.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { transform } from '../language/geometry/transform.ts';
import { along, leftOf, times } from '../language/geometry/vector.ts';
import { jitter, straightened } from './combine.ts';
import { determinant } from './read-transform.ts';
import type { Work } from './work.ts';

export type FillRule = 'non-zero' | 'even-odd';

export interface StrokeStyle {
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
}

/** Segments without length have no direction. */
const SHORTEST = 1e-4;

const moved = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f];

const movedPiece = (piece: Cubic, matrix: Matrix): Cubic =>
  piece.straight
    ? lineCubic(moved(piece.a, matrix), moved(piece.d, matrix))
    : curveCubic(
        moved(piece.a, matrix),
        moved(piece.b, matrix),
        moved(piece.c, matrix),
        moved(piece.d, matrix),
      );

export const movedTrails = (trails: readonly Trail[], matrix: Matrix): Trail[] =>
  trails.map(({ pieces, closed }) => ({ pieces: pieces.map((piece) => movedPiece(piece, matrix)), closed }));

const MASK = 96;
const MISSES = 10;

/** The filled area; null if the kernel cannot separate its curves. */
export function insideOf(trails: readonly Trail[], rule: FillRule, work: Work): Outline | null {
  const raw = trails
    .map(({ pieces }) => contourOf(pieces.filter((piece) => lengthOf(piece) > SHORTEST)))
    .filter((contour) => contour.length > 1 && Math.abs(signedArea(contour)) + extentOf(contour) > SHORTEST);
  if (raw.length === 0) return EMPTY;
  return withoutCrossings(raw, rule, work);
}

const extentOf = (contour: Contour): number => {
  const box = boxOf([contour]);
  return box === null ? 0 : Math.max(box.right - box.left, box.bottom - box.top);
};

/** Applies the fill rule, removes crossings, and compares the result with a raster of the original. */
function withoutCrossings(raw: Outline, rule: FillRule, work: Work): Outline | null {
  const box = boxOf(raw);
  if (box === null) return EMPTY;
  work.spend(raw);
  if (isSimple(raw)) return simplifyOutline(orientContours(raw, rule));
  const placement = placementFor(box, MASK, MASK, 0.37);
  const wanted = rasterise(raw, MASK, MASK, placement, rule);
  for (const prepared of [raw, jitter(raw, 0.03), jitter(raw, 0.11), jitter(straightened(raw), 0.05)]) {
    if (prepared !== raw) work.spend(prepared);
    const result = resolve(prepared, rule);
    const found = rasterise(result, MASK, MASK, placement);
    let misses = 0;
    for (let cell = 0; cell < wanted.length; cell += 1) if (wanted[cell] !== found[cell]) misses += 1;
    if (misses <= MISSES) return result;
  }
  // A line that runs back over itself has no inside, whatever the geometry library computes.
  return wanted.filter((cell) => cell === 1).length <= MISSES ? EMPTY : null;
}

/** `matrix` maps the element's own units, in which the stroke's width is given, to the field. */
export function strokeOf(
  trails: readonly Trail[],
  style: StrokeStyle,
  matrix: Matrix,
  work: Work,
): Outline | null {
  const scale = Math.sqrt(Math.abs(determinant(matrix)));
  if (!(scale > 1e-9) || !(style.width > 0)) return EMPTY;
  // Strokes at the size of the field, so that tolerances mean the same in any units; applies the rest of the
  // transform afterwards.
  const rest: Matrix = [
    matrix[0] / scale,
    matrix[1] / scale,
    matrix[2] / scale,
    matrix[3] / scale,
    matrix[4],
    matrix[5],
  ];
  const half = (style.width * scale) / 2;
  let whole: Outline = EMPTY;
  for (const trail of movedTrails(trails, [scale, 0, 0, scale, 0, 0])) {
    const one = strokedTrail(withoutShort(trail), trail.pieces[0]?.a ?? null, half, style, work);
    if (one === null) return null;
    if (whole.length > 0) work.spend(whole, one);
    whole = whole.length === 0 ? one : unite(whole, one);
  }
  return transform(whole, rest);
}

const withoutShort = ({ pieces, closed }: Trail): Trail => ({
  pieces: pieces.filter((piece) => lengthOf(piece) > SHORTEST * 10),
  closed,
});

function strokedTrail(
  trail: Trail,
  at: Point | null,
  half: number,
  style: StrokeStyle,
  work: Work,
): Outline | null {
  if (trail.pieces.length === 0) return at === null ? EMPTY : dot(at, half, style.cap);
  const join: Join = {
    kind: style.join === 'miter' ? 'mitre' : style.join,
    limit: style.miterLimit,
    beyond: 'bevel',
  };
  const reach = constantReach(half);
  const drawn = style.cap === 'square' && !trail.closed ? lengthened(trail, half) : trail;
  const back = reversedTrail(drawn);
  const left = leftSide(drawn, () => reach, join);
  const right = leftSide(back, () => reach, join);
  const raw: Outline = drawn.closed
    ? [contourOf(left), contourOf(right)]
    : [contourOf([...left, ...capOf(drawn, half, style), ...right, ...capOf(back, half, style)])];
  work.spend(raw);
  const loops = loopsOf(raw);
  const centre = [polylineOf(drawn)];
  const kept = orientContours(loops.filter((loop) => signedArea(loop) > 0 || standsOff(loop, centre, half)));
  const result = simplifyOutline(kept);
  return follows(result, centre, half, join.limit) ? result : inBands(drawn, half, work);
}

/** A zero-length line with round or square caps is a dot. */
function dot([x, y]: Point, half: number, cap: StrokeStyle['cap']): Outline {
  if (cap === 'butt') return EMPTY;
  if (cap === 'round') return [ellipseContour([x, y], half, half)];
  const corner = (dx: number, dy: number) => ({
    at: [x + dx * half, y + dy * half] as const,
    in: null,
    out: null,
  });
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

function lengthened({ pieces, closed }: Trail, by: number): Trail {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return { pieces, closed };
  return {
    pieces: [
      lineCubic(along(first.a, directionOn(first, 0), -by), first.a),
      ...pieces,
      lineCubic(last.d, along(last.d, directionOn(last, 1), by)),
    ],
    closed,
  };
}

function capOf({ pieces }: Trail, half: number, { cap }: StrokeStyle): Cubic[] {
  const last = pieces.at(-1);
  if (last === undefined) return [];
  const aside = times(leftOf(directionOn(last, 1)), half);
  const [from, to] = [along(last.d, aside, 1), along(last.d, aside, -1)];
  return cap === 'round' ? arcFrom(last.d, from, Math.PI) : [lineCubic(from, to)];
}

/**
 * Whether a hole is at least half the stroke width away from the line; nearer ones are left over from tight bends.
 */
const standsOff = (loop: Contour, centre: readonly Polygon[], half: number): boolean =>
  loop.filter(({ at }) => distanceToPolygons(at, centre) > half * 0.97 - 0.02).length * 2 > loop.length;

/** Goes along the line and back, so that an open line closes without an extra chord. */
function polylineOf(trail: Trail): Polygon {
  const points: number[] = [];
  const first = trail.pieces[0];
  if (first) points.push(first.a[0], first.a[1]);
  for (const piece of trail.pieces) pushChords(points, piece, 0.1);
  if (!trail.closed) for (const piece of reversedTrail(trail).pieces) pushChords(points, piece, 0.1);
  return Float64Array.from(points);
}

const CHECK = 40;

/** Whether the result has ink where the line certainly is, and none where it certainly is not. */
function follows(result: Outline, centre: readonly Polygon[], half: number, limit: number): boolean {
  const box = boxOf(result);
  if (box === null) return false;
  const placement = placementFor(box, CHECK, CHECK, 1);
  const mask = rasterise(result, CHECK, CHECK, placement);
  const cell = 1 / placement.scale;
  let misses = 0;
  for (let row = 0; row < CHECK; row += 1) {
    for (let column = 0; column < CHECK; column += 1) {
      const at: Point = [(column + 0.5 - placement.x) * cell, (row + 0.5 - placement.y) * cell];
      const away = distanceToPolygons(at, centre);
      const inked = mask[row * CHECK + column] === 1;
      // The ends of a butt cap are within half the width, but have no ink.
      if (
        (away < half - cell && away < half * 0.3 && !inked) ||
        (away > half * Math.max(limit, 1.5) + cell && inked)
      )
        misses += 1;
    }
  }
  return misses <= 4;
}

/** The slow and reliable way: unites a round band along every piece. Ends and corners become round. */
function inBands(trail: Trail, half: number, work: Work): Outline | null {
  let whole: Outline = EMPTY;
  const reach = constantReach(half);
  for (const piece of trail.pieces) {
    const single: Trail = { pieces: [piece], closed: false };
    const back = reversedTrail(single);
    const round: StrokeStyle = { width: 2 * half, cap: 'round', join: 'round', miterLimit: 4 };
    const join: Join = { kind: 'round', limit: 1 };
    const raw = [
      contourOf([
        ...leftSide(single, () => reach, join),
        ...capOf(single, half, round),
        ...leftSide(back, () => reach, join),
        ...capOf(back, half, round),
      ]),
    ];
    work.spend(raw);
    const band = simplifyOutline(orientContours(loopsOf(raw)));
    if (whole.length > 0) work.spend(whole, band);
    whole = whole.length === 0 ? band : unite(whole, band);
  }
  return follows(whole, [polylineOf(trail)], half, 4) ? whole : null;
}

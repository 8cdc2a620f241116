// Converts the trails of an element (open or closed sequences of curves) to outlines in field units: one for its
// fill, and one for its stroke with caps and joins.

import { arcFrom, ellipseContour } from '../language/geometry/arc.ts';
import { splitIntoLoops, resolveSelfOverlaps, unite } from '../language/geometry/boolean.ts';
import { boundingBoxOf, signedArea } from '../language/geometry/bounds.ts';
import { contourOf, curveCubic, directionOn, lengthOf, lineCubic } from '../language/geometry/cubic.ts';
import type { Cubic } from '../language/geometry/cubic.ts';
import { pushChords } from '../language/geometry/flatten.ts';
import type { Polygon } from '../language/geometry/flatten.ts';
import { createConstantOffset } from '../language/geometry/offset-curve.ts';
import type { Contour, Outline, Point } from '../language/geometry/outline.ts';
import { EMPTY_OUTLINE } from '../language/geometry/outline.ts';
import { distanceToPolygons } from '../language/geometry/polygon.ts';
import { computePlacement, rasterise } from '../language/geometry/raster.ts';
import { type Join, offsetToLeft } from '../language/geometry/side.ts';
import { isSimple, orientContours } from '../language/geometry/simple.ts';
import { simplifyOutline } from '../language/geometry/simplify-outline.ts';
import { reverseTrail } from '../language/geometry/trail.ts';
import type { Trail } from '../language/geometry/trail.ts';
import type { Matrix } from '../language/geometry/transform.ts';
import { transformOutline } from '../language/geometry/transform.ts';
import { pointAlong, leftOf, times } from '../language/geometry/vector.ts';
import { jitterOutline, straightenOutline } from './combine.ts';
import { determinant } from './read-transform.ts';
import type { WorkBudget } from './work.ts';

export type FillRule = 'non-zero' | 'even-odd';

export interface StrokeStyle {
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  miterLimit: number;
}

/** Segments shorter than this, in field units, are dropped, because they have no direction. */
const MIN_SEGMENT_LENGTH = 1e-4;

const transformPoint = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const transformPiece = (piece: Cubic, matrix: Matrix): Cubic =>
  piece.straight
    ? lineCubic(transformPoint(piece.a, matrix), transformPoint(piece.d, matrix))
    : curveCubic(
        transformPoint(piece.a, matrix),
        transformPoint(piece.b, matrix),
        transformPoint(piece.c, matrix),
        transformPoint(piece.d, matrix),
      );

export const transformTrails = (trails: readonly Trail[], matrix: Matrix): Trail[] =>
  trails.map(({ pieces, closed }) => ({
    pieces: pieces.map((piece) => transformPiece(piece, matrix)),
    closed,
  }));

/** The raster that verifies a fill has this many rows and columns. */
const CHECK_CELLS = 96;
/** The number of cells that may differ. */
const MAX_DIFFERING_CELLS = 10;

/** Returns the outline of the filled area, or null if the kernel finds no correct one. */
export function createFilledOutline(
  trails: readonly Trail[],
  rule: FillRule,
  work: WorkBudget,
): Outline | null {
  const raw = trails
    .map(({ pieces }) => contourOf(pieces.filter((piece) => lengthOf(piece) > MIN_SEGMENT_LENGTH)))
    .filter(
      (contour) =>
        contour.length > 1 && Math.abs(signedArea(contour)) + longerSideOf(contour) > MIN_SEGMENT_LENGTH,
    );
  if (raw.length === 0) return EMPTY_OUTLINE;
  return applyFillRule(raw, rule, work);
}

const longerSideOf = (contour: Contour): number => {
  const box = boundingBoxOf([contour]);
  return box === null ? 0 : Math.max(box.right - box.left, box.bottom - box.top);
};

/**
 * Converts contours, which may cross, to an outline without crossings. The outline covers what the fill rule paints. A
 * result of the kernel is accepted if it matches a raster of the original.
 */
function applyFillRule(raw: Outline, rule: FillRule, work: WorkBudget): Outline | null {
  const box = boundingBoxOf(raw);
  if (box === null) return EMPTY_OUTLINE;
  work.spend(raw);
  if (isSimple(raw)) return simplifyOutline(orientContours(raw, rule));
  const placement = computePlacement(box, CHECK_CELLS, CHECK_CELLS, 0.37);
  const wanted = rasterise(raw, CHECK_CELLS, CHECK_CELLS, placement, rule);
  for (const prepared of [
    raw,
    jitterOutline(raw, 0.03),
    jitterOutline(raw, 0.11),
    jitterOutline(straightenOutline(raw), 0.05),
  ]) {
    if (prepared !== raw) work.spend(prepared);
    const result = resolveSelfOverlaps(prepared, rule);
    const found = rasterise(result, CHECK_CELLS, CHECK_CELLS, placement);
    let misses = 0;
    for (let cell = 0; cell < wanted.length; cell += 1) if (wanted[cell] !== found[cell]) misses += 1;
    if (misses <= MAX_DIFFERING_CELLS) return result;
  }
  // An outline that runs back over itself has no inside, whatever the kernel computes.
  return wanted.filter((cell) => cell === 1).length <= MAX_DIFFERING_CELLS ? EMPTY_OUTLINE : null;
}

/**
 * Returns the outline of the stroke, or null if the kernel finds no correct one. `trails` and the stroke width are in
 * the element's own units; `matrix` maps these to field units.
 */
export function createStrokeOutline(
  trails: readonly Trail[],
  style: StrokeStyle,
  matrix: Matrix,
  work: WorkBudget,
): Outline | null {
  const scale = Math.sqrt(Math.abs(determinant(matrix)));
  if (!(scale > 1e-9) || !(style.width > 0)) return EMPTY_OUTLINE;
  // The trails are first scaled to the field, because the tolerances are in field units. The stroke is drawn there, and
  // then the rest of the matrix is applied to its outline.
  const rest: Matrix = [
    matrix[0] / scale,
    matrix[1] / scale,
    matrix[2] / scale,
    matrix[3] / scale,
    matrix[4],
    matrix[5],
  ];
  const half = (style.width * scale) / 2;
  let whole: Outline = EMPTY_OUTLINE;
  for (const trail of transformTrails(trails, [scale, 0, 0, scale, 0, 0])) {
    const start = trail.pieces[0]?.a ?? null;
    const one = strokeTrail(dropShortPieces(trail), start, half, style, work);
    if (one === null) return null;
    if (whole.length > 0) work.spend(whole, one);
    whole = whole.length === 0 ? one : unite(whole, one);
  }
  return transformOutline(whole, rest);
}

const dropShortPieces = ({ pieces, closed }: Trail): Trail => ({
  pieces: pieces.filter((piece) => lengthOf(piece) > MIN_SEGMENT_LENGTH * 10),
  closed,
});

/** Strokes a trail. Draws a dot at `start` if the trail has no pieces. `half` is half the stroke width. */
function strokeTrail(
  trail: Trail,
  start: Point | null,
  half: number,
  style: StrokeStyle,
  work: WorkBudget,
): Outline | null {
  if (trail.pieces.length === 0) return start === null ? EMPTY_OUTLINE : createDot(start, half, style.cap);
  const join: Join = {
    kind: style.join === 'miter' ? 'mitre' : style.join,
    limit: style.miterLimit,
    beyond: 'bevel',
  };
  const reach = createConstantOffset(half);
  const drawn = style.cap === 'square' && !trail.closed ? lengthenTrail(trail, half) : trail;
  const back = reverseTrail(drawn);
  const left = offsetToLeft(drawn, () => reach, join);
  const right = offsetToLeft(back, () => reach, join);
  const raw: Outline = drawn.closed
    ? [contourOf(left), contourOf(right)]
    : [contourOf([...left, ...createCap(drawn, half, style), ...right, ...createCap(back, half, style)])];
  work.spend(raw);
  const loops = splitIntoLoops(raw);
  const centre = [polylineOf(drawn)];
  const kept = orientContours(loops.filter((loop) => signedArea(loop) > 0 || isRealHole(loop, centre, half)));
  const result = simplifyOutline(kept);
  return doesStrokeFollowLine(result, centre, half, join.limit) ? result : strokeInBands(drawn, half, work);
}

/** Draws a line without length, which shows only its caps: a disc, a square, or nothing. */
function createDot([x, y]: Point, half: number, cap: StrokeStyle['cap']): Outline {
  if (cap === 'butt') return EMPTY_OUTLINE;
  if (cap === 'round') return [ellipseContour([x, y], half, half)];
  const corner = (dx: number, dy: number) => ({
    at: [x + dx * half, y + dy * half] as const,
    in: null,
    out: null,
  });
  return [[corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]];
}

function lengthenTrail({ pieces, closed }: Trail, by: number): Trail {
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first === undefined || last === undefined) return { pieces, closed };
  return {
    pieces: [
      lineCubic(pointAlong(first.a, directionOn(first, 0), -by), first.a),
      ...pieces,
      lineCubic(last.d, pointAlong(last.d, directionOn(last, 1), by)),
    ],
    closed,
  };
}

function createCap({ pieces }: Trail, half: number, { cap }: StrokeStyle): Cubic[] {
  const last = pieces.at(-1);
  if (last === undefined) return [];
  const aside = times(leftOf(directionOn(last, 1)), half);
  const [from, to] = [pointAlong(last.d, aside, 1), pointAlong(last.d, aside, -1)];
  return cap === 'round' ? arcFrom(last.d, from, Math.PI) : [lineCubic(from, to)];
}

/**
 * Whether a hole in the stroke is real: most of its knots are half the stroke width away from the centre line. Nearer
 * holes are artefacts of tight bends.
 */
const isRealHole = (loop: Contour, centre: readonly Polygon[], half: number): boolean =>
  loop.filter(({ at }) => distanceToPolygons(at, centre) > half * 0.97 - 0.02).length * 2 > loop.length;

/** Returns the trail as a closed polygon. An open trail goes along the line and back, so that closing adds no chord. */
function polylineOf(trail: Trail): Polygon {
  const points: number[] = [];
  const first = trail.pieces[0];
  if (first) points.push(first.a[0], first.a[1]);
  for (const piece of trail.pieces) pushChords(points, piece, 0.1);
  if (!trail.closed) for (const piece of reverseTrail(trail).pieces) pushChords(points, piece, 0.1);
  return Float64Array.from(points);
}

/** The raster that verifies a stroke has this many rows and columns. */
const STROKE_CHECK_CELLS = 40;

/** Whether a stroke has ink close to its centre line, and none beyond the longest possible mitre. */
function doesStrokeFollowLine(
  result: Outline,
  centre: readonly Polygon[],
  half: number,
  limit: number,
): boolean {
  const box = boundingBoxOf(result);
  if (box === null) return false;
  const placement = computePlacement(box, STROKE_CHECK_CELLS, STROKE_CHECK_CELLS, 1);
  const mask = rasterise(result, STROKE_CHECK_CELLS, STROKE_CHECK_CELLS, placement);
  const cell = 1 / placement.scale;
  let misses = 0;
  for (let row = 0; row < STROKE_CHECK_CELLS; row += 1) {
    for (let column = 0; column < STROKE_CHECK_CELLS; column += 1) {
      const at: Point = [(column + 0.5 - placement.x) * cell, (row + 0.5 - placement.y) * cell];
      const away = distanceToPolygons(at, centre);
      const inked = mask[row * STROKE_CHECK_CELLS + column] === 1;
      // Only cells very near the line must have ink: beyond a butt end, cells within half the width have none.
      if (
        (away < half - cell && away < half * 0.3 && !inked) ||
        (away > half * Math.max(limit, 1.5) + cell && inked)
      )
        misses += 1;
    }
  }
  return misses <= 4;
}

/**
 * Strokes a trail piece by piece and unites the results. This is slower but more reliable than stroking it as a whole;
 * ends and corners become round.
 */
function strokeInBands(trail: Trail, half: number, work: WorkBudget): Outline | null {
  let whole: Outline = EMPTY_OUTLINE;
  const reach = createConstantOffset(half);
  for (const piece of trail.pieces) {
    const single: Trail = { pieces: [piece], closed: false };
    const back = reverseTrail(single);
    const round: StrokeStyle = { width: 2 * half, cap: 'round', join: 'round', miterLimit: 4 };
    const join: Join = { kind: 'round', limit: 1 };
    const raw = [
      contourOf([
        ...offsetToLeft(single, () => reach, join),
        ...createCap(single, half, round),
        ...offsetToLeft(back, () => reach, join),
        ...createCap(back, half, round),
      ]),
    ];
    work.spend(raw);
    const band = simplifyOutline(orientContours(splitIntoLoops(raw)));
    if (whole.length > 0) work.spend(whole, band);
    whole = whole.length === 0 ? band : unite(whole, band);
  }
  return doesStrokeFollowLine(whole, [polylineOf(trail)], half, 4) ? whole : null;
}

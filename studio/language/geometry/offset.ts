// Grows or shrinks an outline by a distance. Every contour is moved by the distance, the result is split into loops
// where it crosses itself, and only the loops that really are at that distance from the original are kept.

import { splitIntoLoops, subtract, unite } from './boolean.ts';
import { boundingBoxOf } from './bounds.ts';
import { contourOf, cubicsOf, pointOn } from './cubic.ts';
import { dilateMask } from './distance.ts';
import { flatten } from './flatten.ts';
import type { Polygon } from './flatten.ts';
import { createConstantOffset } from './offset-curve.ts';
import type { Contour, Outline } from './outline.ts';
import { EMPTY_OUTLINE } from './outline.ts';
import { computePlacement, rasterise } from './raster.ts';
import { distanceToPolygons } from './polygon.ts';
import { offsetToLeft } from './side.ts';
import type { Join } from './side.ts';
import { orientContours } from './simple.ts';
import { strokeTrail } from './stroke.ts';
import { dropTinyContours, simplifyOutline } from './simplify-outline.ts';
import { distanceBetween } from './vector.ts';

/** Extends straight edges to a corner. Corners sharper than about 39 degrees are cut square. */
export const MITRE_JOIN: Join = { kind: 'mitre', limit: 3 };
export const ROUND_JOIN: Join = { kind: 'round', limit: 1 };

const CHECK_CELLS = 80;
/** Changes of the distance, tried in order. They are invisibly small, and separate sides that coincide. */
const DISTANCE_NUDGES = [0, 0.0021, -0.0034, 0.0062];

export function offsetOutline(outline: Outline, distance: number, join: Join = MITRE_JOIN): Outline {
  if (outline.length === 0 || Math.abs(distance) < 1e-4) return outline;
  const check = createOffsetCheck(outline, distance, join);
  let best: Outline = EMPTY_OUTLINE;
  let fewest = Infinity;
  for (const nudge of DISTANCE_NUDGES) {
    const { result, doubts } = attemptOffset(outline, distance, nudge, join);
    const misses = doubts + check(result);
    if (misses < fewest) {
      best = result;
      fewest = misses;
    }
    if (fewest === 0) return best;
  }
  const banded = offsetByBands(outline, distance);
  const isSure = check(best) === 0 && areOffsetsConsistent(best, banded, distance, join);
  return isSure ? best : banded;
}

/**
 * Whether the offset `found` agrees with the one made of bands. Only the mitres of `found` may extend farther than the
 * round bands.
 */
function areOffsetsConsistent(found: Outline, banded: Outline, distance: number, join: Join): boolean {
  const box = boundingBoxOf([...found, ...banded]);
  if (!box) return true;
  const placement = computePlacement(box, CHECK_CELLS, CHECK_CELLS, 0.37);
  const mask = rasterise(found, CHECK_CELLS, CHECK_CELLS, placement);
  const other = rasterise(banded, CHECK_CELLS, CHECK_CELLS, placement);
  let misses = 0;
  for (let index = 0; index < mask.length; index += 1) {
    const more = (mask[index] ?? 0) - (other[index] ?? 0);
    if (more !== 0 && (join.kind === 'round' || more * distance < 0)) misses += 1;
  }
  return misses <= 4;
}

/** Offsets by uniting or subtracting a round band along every piece of the outline: slower, but more reliable. */
function offsetByBands(outline: Outline, distance: number): Outline {
  const width = 2 * Math.abs(distance);
  const bands = outline.flatMap((contour) =>
    cubicsOf(contour).map((piece) => strokeTrail({ pieces: [piece], closed: false }, width, 'round')),
  );
  return bands.reduce((shape, band) => (distance > 0 ? unite(shape, band) : subtract(shape, band)), outline);
}

interface OffsetAttempt {
  result: Outline;
  /** The number of loops that are only partly at the distance, because a crossing was missed. */
  doubts: number;
}

function attemptOffset(outline: Outline, distance: number, nudge: number, join: Join): OffsetAttempt {
  const raw = outline.map((contour) => createRawSide(contour, distance, nudge, join)).filter(hasExtent);
  const source = flatten(outline, 0.01);
  const kept: Contour[] = [];
  let doubts = 0;
  for (const loop of dropTinyContours(splitIntoLoops(raw))) {
    const share = shareOfLoopAtDistance(loop, source, Math.abs(distance));
    if (share > 0.5) kept.push(loop);
    if (share > 0.04 && share < 0.98) doubts += 1;
  }
  // Where two long mitres overlap, contours run backwards. The rule `positive` does not fill that area.
  return { result: simplifyOutline(orientContours(kept, 'positive')), doubts };
}

function createRawSide(contour: Contour, distance: number, nudge: number, join: Join): Contour {
  const pieces = cubicsOf(contour);
  const reaches = pieces.map((_, index) =>
    createConstantOffset(distance + (nudge * (((index * 7) % 11) - 5)) / 5),
  );
  const even = createConstantOffset(distance);
  return contourOf(offsetToLeft({ pieces, closed: true }, (index) => reaches[index] ?? even, join));
}

/** Whether a contour is more than a point. A hole that closes exactly leaves only a point. */
function hasExtent(contour: Contour): boolean {
  const box = boundingBoxOf([contour]);
  return box !== null && Math.max(box.right - box.left, box.bottom - box.top) > 0.05;
}

/** Returns the share of a loop that is at the distance from the source. Unwanted loops are nearer to it. */
function shareOfLoopAtDistance(loop: Contour, source: readonly Polygon[], distance: number): number {
  const stray = Math.max(0.03, distance * 0.01);
  let kept = 0;
  let seen = 0;
  for (const piece of cubicsOf(loop)) {
    const weight = distanceBetween(piece.a, piece.d) + 1e-6;
    for (const t of [0.12, 0.5, 0.88]) {
      seen += weight;
      const away = distanceToPolygons(pointOn(piece, t), source) - distance;
      // Only the straight flanks of a mitre may lie farther away.
      if (away > -stray && (piece.straight || away < stray)) kept += weight;
    }
  }
  return kept / seen;
}

/**
 * Returns a function that counts the cells in which a result is certainly wrong: not covered although well within the
 * distance, or covered although far beyond it.
 */
function createOffsetCheck(outline: Outline, distance: number, join: Join): (result: Outline) => number {
  const box = boundingBoxOf(outline);
  if (!box) return () => 0;
  const spread = Math.max(0, distance) * join.limit + 1;
  const wide = {
    left: box.left - spread,
    top: box.top - spread,
    right: box.right + spread,
    bottom: box.bottom + spread,
  };
  const placement = computePlacement(wide, CHECK_CELLS, CHECK_CELLS, 0.37);
  const ink = rasterise(outline, CHECK_CELLS, CHECK_CELLS, placement);
  const side = distance > 0 ? ink : ink.map((cell) => 1 - cell);
  const cells = Math.abs(distance) * placement.scale;
  const near = dilateMask(side, CHECK_CELLS, CHECK_CELLS, cells - 1.5);
  const far = dilateMask(side, CHECK_CELLS, CHECK_CELLS, cells * join.limit + 1.5);
  return (result) => {
    const mask = rasterise(result, CHECK_CELLS, CHECK_CELLS, placement);
    let misses = 0;
    for (let index = 0; index < mask.length; index += 1) {
      const covered = distance > 0 ? mask[index] : 1 - (mask[index] ?? 0);
      if ((near[index] && !covered) || (!far[index] && covered)) misses += 1;
    }
    return misses > 3 ? misses : 0;
  };
}

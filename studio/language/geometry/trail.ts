// A path with a direction, open or closed, before it becomes an outline.

import { contourOf, directionOn, lengthOf, partOfCubic, pointOn, reverseCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { Contour, Point } from './outline.ts';

export interface Trail {
  pieces: readonly Cubic[];
  closed: boolean;
}

export function reverseTrail(trail: Trail): Trail {
  return { pieces: trail.pieces.map(reverseCubic).reverse(), closed: trail.closed };
}

export function contourOfTrail(trail: Trail): Contour {
  return contourOf(trail.pieces);
}

export function trailLength(trail: Trail): number {
  return trail.pieces.reduce((total, piece) => total + lengthOf(piece), 0);
}

export function directionAtEnd(trail: Trail): Point {
  const last = trail.pieces.at(-1);
  return last ? directionOn(last, 1) : [1, 0];
}

export interface TrailPlace {
  at: Point;
  direction: Point;
}

/** Returns `count` places at equal distances, the first at the start of the trail and the last at its end. */
export function placesAlongTrail(trail: Trail, count: number): TrailPlace[] {
  const total = trailLength(trail);
  const places: TrailPlace[] = [];
  let done = 0;
  for (const piece of trail.pieces) {
    const length = lengthOf(piece);
    const isLast = piece === trail.pieces.at(-1);
    while (places.length < count) {
      const wanted = (total * places.length) / Math.max(1, count - 1) - done;
      if (wanted > length + 1e-9 && !isLast) break;
      const t = findParameterAtLength(piece, Math.min(wanted, length), length);
      places.push({ at: pointOn(piece, t), direction: directionOn(piece, t) });
    }
    done += length;
  }
  return places;
}

/** Finds the parameter up to which the curve has the wanted length, by bisection. */
function findParameterAtLength(piece: Cubic, wanted: number, length: number): number {
  if (length <= 0 || wanted <= 0) return 0;
  if (wanted >= length || piece.straight) return Math.min(1, wanted / length);
  let low = 0;
  let high = 1;
  for (let round = 0; round < 20; round += 1) {
    const middle = (low + high) / 2;
    if (lengthOf(partOfCubic(piece, 0, middle)) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

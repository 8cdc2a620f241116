// Draws strokes whose width changes along the trail, such as swashes and tails.

import { lengthOf, partOfCubic } from './cubic.ts';
import type { Cubic } from './cubic.ts';
import type { OffsetDistance } from './offset-curve.ts';
import type { Outline } from './outline.ts';
import { EMPTY_OUTLINE } from './outline.ts';
import { strokeWithVaryingWidth } from './stroke.ts';
import type { Cap } from './stroke.ts';
import type { Trail } from './trail.ts';
import { trailLength } from './trail.ts';

/** Strokes a trail with the width `from` at its start, `to` at its end and, if given, `mid` in the middle. */
export function taperAlongTrail(
  trail: Trail,
  from: number,
  mid: number | null,
  to: number,
  cap: Cap = 'flat',
): Outline {
  const total = trailLength(trail);
  if (total <= 0 || Math.max(from, mid ?? 0, to) <= 0) return EMPTY_OUTLINE;
  const halfAt = (place: number) => widthAt(place, from, mid, to) / 2;
  const pieces: Cubic[] = [];
  const reaches: OffsetDistance[] = [];
  let done = 0;
  for (const piece of trail.pieces) {
    const length = lengthOf(piece);
    const start = done / total;
    const end = (done + length) / total;
    done += length;
    for (const [first, last] of splitAtMiddle(start, end, mid !== null)) {
      const share = (place: number) => (end > start ? (place - start) / (end - start) : 0);
      pieces.push(partOfCubic(piece, share(first), share(last)));
      reaches.push(interpolateOffset(halfAt, first, last));
    }
  }
  const least = Math.min(from, to, mid ?? from) / 2;
  return strokeWithVaryingWidth(
    { pieces, closed: trail.closed },
    (index) => reaches[index] ?? NO_OFFSET,
    from / 2,
    to / 2,
    cap,
    least,
  );
}

const NO_OFFSET: OffsetDistance = { at: () => 0 };

/** Splits a piece at the middle of the trail if the stroke has a middle width, so that each side is a simple curve. */
function splitAtMiddle(start: number, end: number, hasMiddle: boolean): [number, number][] {
  if (!hasMiddle || start > 0.48 || end < 0.52 || end - start < 0.1) return [[start, end]];
  return [
    [start, 0.5],
    [0.5, end],
  ];
}

function interpolateOffset(halfAt: (place: number) => number, first: number, last: number): OffsetDistance {
  const span = last - first;
  const at = (t: number) => halfAt(first + t * span);
  return {
    at,
    slope: (t) => {
      const low = Math.max(0, t - 1e-4);
      const high = Math.min(1, t + 1e-4);
      return (at(high) - at(low)) / (high - low);
    },
  };
}

/** Returns the width at a place from 0 to 1. It changes linearly, or smoothly if there is a middle width. */
function widthAt(place: number, from: number, mid: number | null, to: number): number {
  if (mid === null) return from + (to - from) * place;
  const [start, end, share] = place < 0.5 ? [from, mid, place * 2] : [mid, to, place * 2 - 1];
  return start + (end - start) * share * share * (3 - 2 * share);
}

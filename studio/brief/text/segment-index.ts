// Indexes the hits of a segment by position, so that lookups need no search. Each segment is indexed once, because
// segments do not change after `splitIntoSegments`.

import type { Hit } from '../lexicon/match.ts';
import type { Segment } from './segments.ts';

/** Memoises a function by its first argument, an object. The other arguments must not change the result. */
export const memoiseByFirstArgument = <Key extends object, More extends unknown[], Value>(
  compute: (key: Key, ...more: More) => Value,
): ((key: Key, ...more: More) => Value) => {
  const known = new WeakMap<Key, { value: Value }>();
  return (key, ...more) => {
    let entry = known.get(key);
    if (entry === undefined) {
      entry = { value: compute(key, ...more) };
      known.set(key, entry);
    }
    return entry.value;
  };
};

/** Binary search: returns the first index that passes the test, or `length`. All later indexes must pass too. */
export const findFirstIndexWhere = (length: number, holds: (index: number) => boolean): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

interface SegmentIndex {
  /** Each hit by the index of its first token. */
  starting: ReadonlyMap<number, Hit>;
  /** Each hit by the index of the token after its last. */
  ending: ReadonlyMap<number, Hit>;
  /** Each hit by the index of every token that it covers. */
  covering: ReadonlyMap<number, Hit>;
}

export const indexHits = (hits: readonly Hit[]): SegmentIndex => {
  const starting = new Map<number, Hit>();
  const ending = new Map<number, Hit>();
  const covering = new Map<number, Hit>();
  for (const hit of hits) {
    if (!starting.has(hit.first)) starting.set(hit.first, hit);
    if (!ending.has(hit.after)) ending.set(hit.after, hit);
    for (let at = hit.first; at < hit.after; at += 1) if (!covering.has(at)) covering.set(at, hit);
  }
  return { starting, ending, covering };
};

const indexOfSegment = memoiseByFirstArgument((segment: Segment) => indexHits(segment.hits));

export const hitStartingAt = (segment: Segment, at: number): Hit | undefined =>
  indexOfSegment(segment).starting.get(at);
export const hitEndingAt = (segment: Segment, after: number): Hit | undefined =>
  indexOfSegment(segment).ending.get(after);
export const hitCovering = (segment: Segment, at: number): Hit | undefined =>
  indexOfSegment(segment).covering.get(at);

/** Returns the other hits of the segment with at most `maxDistance` tokens between them and `hit`. */
export const hitsNear = (segment: Segment, hit: Hit, maxDistance: number): Hit[] => {
  const near = new Set<Hit>();
  for (let at = hit.first - maxDistance - 1; at <= hit.after + maxDistance; at += 1) {
    const other = hitCovering(segment, at);
    if (other !== undefined && other !== hit) near.add(other);
  }
  return [...near];
};

/** Returns a function that counts the segment's tokens before a given position that pass the test. */
export const countTokensBefore = (
  segment: Segment,
  test: (at: number) => boolean,
): ((at: number) => number) => {
  const counts = [0];
  for (let at = segment.first; at < segment.after; at += 1)
    counts.push((counts.at(-1) ?? 0) + (test(at) ? 1 : 0));
  return (at) => counts[Math.min(Math.max(at - segment.first, 0), counts.length - 1)] ?? 0;
};

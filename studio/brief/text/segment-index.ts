// An index of the hits of a segment, so that no reader has to search all of them. Built once per segment: segments do
// not change after `segmentsOf`.

import type { Hit } from '../lexicon/match.ts';
import type { Segment } from './segments.ts';

/** Memoises a function per object; further arguments must not change its result. */
export const memoisePer = <Key extends object, More extends unknown[], Value>(
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

/** Returns the first index at which the test holds. It must hold for all later indexes too. */
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
  /** Hits by their first token, and by the token after their last. */
  starting: ReadonlyMap<number, Hit>;
  ending: ReadonlyMap<number, Hit>;
  /** Hits by every token they cover. */
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

const indexOfSegment = memoisePer((segment: Segment) => indexHits(segment.hits));

export const hitStartingAt = (segment: Segment, at: number): Hit | undefined =>
  indexOfSegment(segment).starting.get(at);
export const hitEndingAt = (segment: Segment, after: number): Hit | undefined =>
  indexOfSegment(segment).ending.get(after);
export const hitCovering = (segment: Segment, at: number): Hit | undefined =>
  indexOfSegment(segment).covering.get(at);

/** Other hits of the segment, with at most `reach` tokens in between. */
export const hitsNear = (segment: Segment, hit: Hit, reach: number): Hit[] => {
  const near = new Set<Hit>();
  for (let at = hit.first - reach - 1; at <= hit.after + reach; at += 1) {
    const other = hitCovering(segment, at);
    if (other !== undefined && other !== hit) near.add(other);
  }
  return [...near];
};

/** Prefix counts of the tokens that pass the test: `count(to) - count(from)` of them lie in between. */
export const countTokensBefore = (
  segment: Segment,
  test: (at: number) => boolean,
): ((at: number) => number) => {
  const counts = [0];
  for (let at = segment.first; at < segment.after; at += 1)
    counts.push((counts.at(-1) ?? 0) + (test(at) ? 1 : 0));
  return (at) => counts[Math.min(Math.max(at - segment.first, 0), counts.length - 1)] ?? 0;
};

// Independent votes: each voter sees the same drawings in another order, and none knows the other votes.

import { findJson } from './find-json.ts';
import { toBoundedLine } from './to-bounded-line.ts';

export interface Vote {
  /** Indexes of the drawings, best first; unranked ones come last. */
  ranking: readonly number[];
  /** The name that the voter read in each drawing, by index. Empty if nothing was read. */
  reads: readonly string[];
  /** Indexes of drawings that break the brief, and of those with a wrong translation. */
  broken: readonly number[];
  untrue: readonly number[];
  because: string;
  /** Possible improvements of the winner. */
  weakest: string;
}

/**
 * Returns which drawing is at each position in this order: forwards, backwards, then both again from another start.
 */
export const orderOfDrawings = (count: number, order: number): number[] => {
  const first = Math.floor(order / 2);
  const places = Array.from({ length: count }, (_, index) => (index + first) % count);
  return order % 2 === 0 ? places : places.reverse();
};

const MAX_TEXT = 300;
const readLine = (value: unknown): string => toBoundedLine(value, MAX_TEXT);

/** Reads a vote. Returns null if the question got no answer, or none with a ranking. */
export function readVote(answer: string | null, count: number, order: number): Vote | null {
  if (answer === null) return null;
  const found = findJson(answer);
  if (!found.ok) return null;
  const { ranking, choice, reads, broken, untrue, because, weakest } = found.value;
  const places = orderOfDrawings(count, order);
  const indexOf = (place: unknown): number | undefined => places[Number(place) - 1];
  const said: unknown[] = Array.isArray(ranking) ? ranking : [choice];
  const ranked = [...new Set(said.map(indexOf))].filter((index) => index !== undefined);
  if (ranked.length === 0 && count > 1) return null;
  const rest = places.filter((index) => !ranked.includes(index)).sort((one, other) => one - other);
  const read: unknown[] = Array.isArray(reads) ? reads : [];
  return {
    ranking: [...ranked, ...rest],
    reads: Array.from({ length: count }, (_, index) => readLine(read[places.indexOf(index)])),
    broken: (Array.isArray(broken) ? broken : [])
      .map((entry: unknown) => indexOf((entry as { drawing?: unknown } | null)?.drawing))
      .filter((index) => index !== undefined),
    untrue: (Array.isArray(untrue) ? untrue : []).map(indexOf).filter((index) => index !== undefined),
    because: readLine(because),
    weakest: readLine(weakest),
  };
}

export const foldToLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether at least one voter read the name in the drawing. */
export const wasNameRead = (votes: readonly Vote[], index: number, name: string | null): boolean =>
  name === null || votes.some(({ reads }) => foldToLetters(reads[index] ?? '').includes(foldToLetters(name)));

/** Whether somebody checked, and nobody doubts the translation. */
export const isTranslationConfirmed = (votes: readonly Vote[], index: number): boolean =>
  votes.length > 0 && votes.every(({ untrue }) => !untrue.includes(index));

/** Returns the drawings, most points first. A drawing gets one point for each drawing ranked below it. */
export function countVotes(votes: readonly Vote[], count: number): number[] {
  const points = Array.from({ length: count }, () => 0);
  for (const { ranking, broken } of votes) {
    ranking.forEach((index, place) => (points[index] = (points[index] ?? 0) + count - 1 - place));
    for (const index of broken) points[index] = (points[index] ?? 0) - count;
  }
  return points;
}

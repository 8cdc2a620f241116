// Reads and counts votes. Each voter sees the same drawings in a different order, so that no position is an advantage,
// and none knows the other votes.

import { findJson } from './find-json.ts';
import { toBoundedLine } from './to-bounded-line.ts';

export interface Vote {
  /** Indexes of all drawings, best first. Those that the voter did not rank come last. */
  ranking: readonly number[];
  /** The name that the voter read in each drawing, by index. Empty if nothing was read. */
  reads: readonly string[];
  /** Indexes of drawings that break the brief. */
  broken: readonly number[];
  /** Indexes of drawings with a wrong translation. */
  untrue: readonly number[];
  /** The reason for the ranking. */
  because: string;
  /** What should be improved in the drawing that is ranked first. */
  weakest: string;
}

/**
 * Returns the indexes of the drawings in the order in which a voter sees them. The first voter sees the original order,
 * and the third begins with the second drawing. The second voter sees the first voter's order backwards, and the fourth
 * sees the third's.
 */
export const orderOfDrawings = (count: number, voter: number): number[] => {
  const first = Math.floor(voter / 2);
  const places = Array.from({ length: count }, (_, index) => (index + first) % count);
  return voter % 2 === 0 ? places : places.reverse();
};

const MAX_LINE_LENGTH = 300;
const readLine = (value: unknown): string => toBoundedLine(value, MAX_LINE_LENGTH);

/** Reads the vote of one voter on `count` drawings. Returns null if there is no answer or no ranking. */
export function readVote(answer: string | null, count: number, voter: number): Vote | null {
  if (answer === null) return null;
  const found = findJson(answer);
  if (!found.ok) return null;
  const { ranking, choice, reads, broken, untrue, because, weakest } = found.value;
  const places = orderOfDrawings(count, voter);
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

/** Whether at least one voter read the name in the drawing. True if there is no name. */
export const wasNameRead = (votes: readonly Vote[], index: number, name: string | null): boolean =>
  name === null || votes.some(({ reads }) => foldToLetters(reads[index] ?? '').includes(foldToLetters(name)));

/** Whether there are votes, and none calls the translation in the drawing wrong. */
export const isTranslationConfirmed = (votes: readonly Vote[], index: number): boolean =>
  votes.length > 0 && votes.every(({ untrue }) => !untrue.includes(index));

/**
 * Returns the points of each drawing, by index. Each vote gives a drawing one point for every drawing ranked below
 * it, and takes `count` points from a drawing that breaks the brief.
 */
export function countVotes(votes: readonly Vote[], count: number): number[] {
  const points = Array.from({ length: count }, () => 0);
  for (const { ranking, broken } of votes) {
    ranking.forEach((index, place) => (points[index] = (points[index] ?? 0) + count - 1 - place));
    for (const index of broken) points[index] = (points[index] ?? 0) - count;
  }
  return points;
}

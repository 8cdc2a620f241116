import type { Hit } from '../lexicon/match.ts';
import { memoisePer } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';

/** One statement about the look or the character, and its polarity. */
export interface WishItem {
  token: string;
  /** The index of the first word, for the order of the prompt. */
  at: number;
  polarity: 'wish' | 'avoid' | 'reported' | 'dropped';
  segment: Segment;
}

export const groupOf = (token: string): string => token.slice(0, token.indexOf(':'));

export const hasCue = (hit: Hit, cue: string): boolean => hit.meanings.includes(`@${cue}`);

/** Every word of a segment needs this, so it is computed once. */
const meaningsOfSegment = memoisePer(
  (segment: Segment): ReadonlySet<string> => new Set(segment.hits.flatMap((hit) => hit.meanings)),
);

export const segmentHasCue = (segment: Segment, ...cues: readonly string[]): boolean =>
  cues.some((cue) => meaningsOfSegment(segment).has(`@${cue}`));

const isItemMeaning = (meaning: string): boolean => !meaning.startsWith('@') && !meaning.startsWith('trade:');

export const isItem = (hit: Hit): boolean => hit.meanings.some(isItemMeaning);

export const isTrade = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('trade:'));

export const hasTrade = memoisePer((segment: Segment): boolean => segment.hits.some(isTrade));

/** Returns where the last item of a segment begins, or -1. */
export const findLastItemStart = memoisePer(
  (segment: Segment): number => segment.hits.findLast(isItem)?.first ?? -1,
);

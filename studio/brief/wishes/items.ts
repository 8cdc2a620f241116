import type { Hit } from '../lexicon/match.ts';
import { memoiseByFirstArgument } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';

/** A word about the look or the mood of the logo, and whether the prompt wishes for it or refuses it. */
export interface WishItem {
  /** The meaning, such as `colour:teal`. */
  token: string;
  /** The index of the first word. Items are sorted by it. */
  at: number;
  /** `reported` was said only of others ("everyone else is blue"). `dropped` was mentioned but is not a wish. */
  polarity: 'wish' | 'avoid' | 'reported' | 'dropped';
  segment: Segment;
}

export const groupOf = (token: string): string => token.slice(0, token.indexOf(':'));

export const hasCue = (hit: Hit, cue: string): boolean => hit.meanings.includes(`@${cue}`);

const meaningsOfSegment = memoiseByFirstArgument(
  (segment: Segment): ReadonlySet<string> => new Set(segment.hits.flatMap((hit) => hit.meanings)),
);

export const segmentHasCue = (segment: Segment, ...cues: readonly string[]): boolean =>
  cues.some((cue) => meaningsOfSegment(segment).has(`@${cue}`));

const isItemMeaning = (meaning: string): boolean => !meaning.startsWith('@') && !meaning.startsWith('trade:');

export const isItem = (hit: Hit): boolean => hit.meanings.some(isItemMeaning);

export const isTrade = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('trade:'));

export const hasTrade = memoiseByFirstArgument((segment: Segment): boolean => segment.hits.some(isTrade));

/** Returns the index of the first token of the segment's last item, or -1. */
export const findLastItemStart = memoiseByFirstArgument(
  (segment: Segment): number => segment.hits.findLast(isItem)?.first ?? -1,
);

import type { Hit } from '../lexicon/match.ts';
import { memoisePer } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';

/** An item is a word about the look or the mood of the logo, with what the prompt says about it. */
export interface WishItem {
  /** The meaning, such as `colour:teal`. */
  token: string;
  /** The index of the first word, for the order of the prompt. */
  at: number;
  /** `reported` is said only of others ("everyone else is blue"); `dropped` is mentioned but no wish. */
  polarity: 'wish' | 'avoid' | 'reported' | 'dropped';
  segment: Segment;
}

export const groupOf = (token: string): string => token.slice(0, token.indexOf(':'));

export const hasCue = (hit: Hit, cue: string): boolean => hit.meanings.includes(`@${cue}`);

const meaningsOfSegment = memoisePer(
  (segment: Segment): ReadonlySet<string> => new Set(segment.hits.flatMap((hit) => hit.meanings)),
);

export const segmentHasCue = (segment: Segment, ...cues: readonly string[]): boolean =>
  cues.some((cue) => meaningsOfSegment(segment).has(`@${cue}`));

const isItemMeaning = (meaning: string): boolean => !meaning.startsWith('@') && !meaning.startsWith('trade:');

export const isItem = (hit: Hit): boolean => hit.meanings.some(isItemMeaning);

export const isTrade = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('trade:'));

export const hasTrade = memoisePer((segment: Segment): boolean => segment.hits.some(isTrade));

/** Returns the first token of the last item of a segment, or -1. */
export const findLastItemStart = memoisePer(
  (segment: Segment): number => segment.hits.findLast(isItem)?.first ?? -1,
);

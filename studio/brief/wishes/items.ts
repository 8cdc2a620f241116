import type { Hit } from '../lexicon/match.ts';
import type { Segment } from '../text/segments.ts';

/** One thing said about the look or the character, with how it was said. */
export interface Item {
  token: string;
  /** Index of the first word: the order of speech. */
  at: number;
  polarity: 'wish' | 'avoid' | 'reported' | 'dropped';
  segment: Segment;
}

export const groupOf = (token: string): string => token.slice(0, token.indexOf(':'));

export const hasCue = (hit: Hit, cue: string): boolean => hit.meanings.includes(`@${cue}`);

/** Asked for at every word of a segment, so gathered once. */
const gathered = new WeakMap<Segment, ReadonlySet<string>>();

const meaningsIn = (segment: Segment): ReadonlySet<string> => {
  const known = gathered.get(segment);
  if (known !== undefined) return known;
  const meanings = new Set(segment.hits.flatMap((hit) => hit.meanings));
  gathered.set(segment, meanings);
  return meanings;
};

export const cueIn = (segment: Segment, ...cues: readonly string[]): boolean =>
  cues.some((cue) => meaningsIn(segment).has(`@${cue}`));

const isItemMeaning = (meaning: string): boolean => !meaning.startsWith('@') && !meaning.startsWith('trade:');

export const isItem = (hit: Hit): boolean => hit.meanings.some(isItemMeaning);

export const isTrade = (hit: Hit): boolean => hit.meanings.some((meaning) => meaning.startsWith('trade:'));

// Reads the words beside a word for a picture ("symbol", "icon"), and finds words that say where the logo will be
// used.

import type { Hit } from '../lexicon/match.ts';
import { hitEndingAt, hitStartingAt, memoiseByFirstArgument } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { hasCue, isTrade } from './items.ts';

/** Whether the word for a picture stands beside the object to draw: "heart symbols", "책 그림". */
export const isBesidePictureWord = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const before = hitEndingAt(segment, hit.first);
  // A trade before the word for a picture also says what to draw: 「温泉マーク」, the hot-spring sign.
  if (before !== undefined && isTrade(before)) return true;
  // A particle such as の may stand between the object and the word for a picture: 「葉っぱのマーク」.
  const beforeParticle = /^[のな的]$/u.test(tokens[hit.first - 1]?.folded ?? '')
    ? hitEndingAt(segment, hit.first - 1)
    : undefined;
  return [before, hitStartingAt(segment, hit.after), beforeParticle].some((other) =>
    other?.meanings.some((meaning) => meaning.startsWith('motif:')),
  );
};

/**
 * Whether a genitive precedes the word for a picture. Its noun may be in no lexicon: "लड्डू का चित्र" (picture of a
 * laddu).
 */
export const followsGenitive = (picture: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  picture.first > segment.first + 1 && /^(?:का|की|के|の)$/u.test(tokens[picture.first - 1]?.folded ?? '');

const ON_WORDS = new Set(
  'on onto into auf ins sur en sobre su sui sulle sulla sul no na nos nas στα στο στη στις на'.split(' '),
);

/**
 * Returns the index of the token after "works on" or "must work on", where the carrier of the logo begins, or
 * Infinity.
 */
const findPlaceOfUseStart = memoiseByFirstArgument((segment: Segment, tokens: readonly Token[]): number => {
  const isOn = (at: number): boolean => ON_WORDS.has(tokens[at]?.folded ?? '');
  const starts = segment.hits
    .filter((hit) => hasCue(hit, 'work'))
    .flatMap(({ after }) => {
      if (isOn(after - 1)) return [after];
      return isOn(after) ? [after + 1] : [];
    });
  return starts[0] ?? Infinity;
});

/** Whether a word only says where the logo goes: "It goes on the boat trailer". */
export const isPlaceOfUse = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  hit.first >= findPlaceOfUseStart(segment, tokens);

// Finds what stands beside a word for a picture, and words that only say where the logo will be used.

import type { Hit } from '../lexicon/match.ts';
import { hitEndingAt, hitStartingAt, memoisePer } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { hasCue, isTrade } from './items.ts';

/** "heart symbols", "책 그림": the word for picture belongs to the thing it shows. */
export const besidePicture = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  const before = hitEndingAt(segment, hit.first);
  // 「温泉マーク」: the sign of a trade, not signs in general.
  if (before !== undefined && isTrade(before)) return true;
  // 「葉っぱのマーク」: の between the thing and the word for picture.
  const joined = /^[のな的]$/u.test(tokens[hit.first - 1]?.folded ?? '')
    ? hitEndingAt(segment, hit.first - 1)
    : undefined;
  return [before, hitStartingAt(segment, hit.after), joined].some((other) =>
    other?.meanings.some((meaning) => meaning.startsWith('motif:')),
  );
};

/** "लड्डू का चित्र": a picture of something that no table lists. */
export const followsGenitive = (picture: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  picture.first > segment.first + 1 && /^(?:का|की|के|の)$/u.test(tokens[picture.first - 1]?.folded ?? '');

const ON = new Set(
  'on onto into auf ins sur en sobre su sui sulle sulla sul no na nos nas στα στο στη στις на'.split(' '),
);

/** The first token of a segment that names the logo's carrier: after "works on", "must work on". */
const placeOfUseFrom = memoisePer((segment: Segment, tokens: readonly Token[]): number => {
  const isOn = (at: number): boolean => ON.has(tokens[at]?.folded ?? '');
  const starts = segment.hits
    .filter((hit) => hasCue(hit, 'work'))
    .flatMap(({ after }) => {
      if (isOn(after - 1)) return [after];
      return isOn(after) ? [after + 1] : [];
    });
  return starts[0] ?? Infinity;
});

/** "It goes on the boat trailer": what carries the logo is not in it. */
export const isPlaceOfUse = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  hit.first >= placeOfUseFrom(segment, tokens);

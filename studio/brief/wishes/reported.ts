// Decides whether a report about others ("everyone else is blue") also covers the words before it.

import type { Hit } from '../lexicon/match.ts';
import { memoiseByFirstArgument } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { hasCue, isItem } from './items.ts';

const IS_WORDS = new Set('is was ist war est es era è é ήταν ειναι'.split(' '));

/** Returns the position after the first hit that passes the test, or Infinity. */
const positionAfterFirst = (segment: Segment, test: (hit: Hit) => boolean): number =>
  segment.hits.find(test)?.after ?? Infinity;

const positionAfterFirstBut = memoiseByFirstArgument((segment: Segment) =>
  positionAfterFirst(segment, (hit) => hasCue(hit, 'but')),
);
const positionAfterItemWithIs = memoiseByFirstArgument((segment: Segment, tokens: readonly Token[]) =>
  positionAfterFirst(segment, (hit) => isItem(hit) && IS_WORDS.has(tokens[hit.after]?.folded ?? '')),
);

/** Whether a report covers only one item: in "cream, pink is what the others do", it does not cover the cream. */
export const coversOnlyOneItem = (segment: Segment, cue: Hit, tokens: readonly Token[]): boolean =>
  // The colour of the others follows the cue: "Purple please, everyone else is blue".
  (cue.first === segment.first &&
    segment.hits.some(
      (hit) => isItem(hit) && hit.first > cue.first && IS_WORDS.has(tokens[hit.first - 1]?.folded ?? ''),
    )) ||
  positionAfterFirstBut(segment) <= cue.first ||
  positionAfterItemWithIs(segment, tokens) < cue.first;

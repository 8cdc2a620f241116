// What is told of others ("everyone else is blue"), and of how much of what was said before it is told.

import type { Hit } from '../lexicon/match.ts';
import { memoisePer } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { hasCue, isItem } from './items.ts';

const IS = new Set('is was ist war est es era è é ήταν ειναι'.split(' '));

/** After the first hit of a segment that passes, or Infinity. */
const afterFirst = (segment: Segment, test: (hit: Hit) => boolean): number =>
  segment.hits.find(test)?.after ?? Infinity;

const firstBut = memoisePer((segment: Segment) => afterFirst(segment, (hit) => hasCue(hit, 'but')));
const firstItemThatIs = memoisePer((segment: Segment, tokens: readonly Token[]) =>
  afterFirst(segment, (hit) => isItem(hit) && IS.has(tokens[hit.after]?.folded ?? '')),
);

/** "..., cream, pink is what the others do": said of one thing, or after a "though", it is said of nothing before. */
export const refersToOneThing = (segment: Segment, cue: Hit, tokens: readonly Token[]): boolean =>
  // "Purple please, everyone else is blue": it has its own word.
  (cue.first === segment.first &&
    segment.hits.some(
      (hit) => isItem(hit) && hit.first > cue.first && IS.has(tokens[hit.first - 1]?.folded ?? ''),
    )) ||
  firstBut(segment) <= cue.first ||
  firstItemThatIs(segment, tokens) < cue.first;

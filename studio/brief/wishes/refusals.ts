// Decides which words a refusal covers: a list after it, or words before it.

import type { Hit } from '../lexicon/match.ts';
import { spendSteps } from '../steps.ts';
import {
  findFirstIndexWhere,
  hitCovering,
  hitStartingAt,
  memoiseByFirstArgument,
  countTokensBefore,
} from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { ARTICLES } from './accept.ts';
import type { WishItem } from './items.ts';
import { segmentHasCue, groupOf, hasCue, isItem, isTrade, findLastItemStart } from './items.ts';

/**
 * How far a refusal reaches. A `short` one ("no hearts, modern") ends at a comma, unless a later "or" continues the
 * list. A `long` one ("avoid ...") covers the whole list.
 */
export type RefusalReach = 'short' | 'long' | null;

const NEGATIONS = ['not', 'avoid', 'instead'] as const;
/** The maximum number of unrelated words between "no" or "never" and the first item that it refuses. */
const MAX_WORDS_TO_REFUSED_ITEM = 6;

export const isNegation = (hit: Hit): boolean => NEGATIONS.some((cue) => hasCue(hit, cue));

/** Whether a segment consists of items and at most one unknown word, like part of a list. */
export const isBareList = memoiseByFirstArgument(
  (segment: Segment): boolean =>
    segment.unknown <= 1 &&
    segment.hits.some(isItem) &&
    !segment.hits.some(isNegation) &&
    !segmentHasCue(segment, 'but', 'want', 'out', 'scrap', 'reported', 'those', 'yes'),
);

/** Returns the kind of the first item, such as `motif` or `colour`, or an empty string. */
const kindOfFirstItem = memoiseByFirstArgument((segment: Segment): string => {
  const meanings = segment.hits.find(isItem)?.meanings.filter((each) => !each.startsWith('@')) ?? [];
  // A word such as "truck" counts as a motif and not as a carrier of the logo.
  return groupOf(meanings.find((each) => each.startsWith('motif:')) ?? meanings[0] ?? '');
});

const hasOnlyPictures = (segment: Segment): boolean => {
  const [first] = segment.hits;
  if (first === undefined || first.first !== segment.first) return false;
  return segment.hits.every((hit) => {
    const said = hit.meanings.filter((meaning) => !meaning.startsWith('trade:'));
    return said.every((meaning) => meaning.startsWith('motif:') || meaning === '@or' || meaning === '@and');
  });
};

/**
 * Whether the refusal in the previous segment also covers this one. `kind` is the kind of the item that was refused,
 * or an empty string.
 */
export const doesRefusalContinue = (
  segments: readonly Segment[],
  index: number,
  refusal: RefusalReach,
  kind: string,
): boolean => {
  const segment = segments[index];
  if (segment === undefined || refusal === null) return false;
  if (segment.before === 'bracket' || segment.before === 'colon' || !isBareList(segment)) return false;
  // Words for lettering end the refusal: "no icon, just the name".
  if (segment.hits.some((hit) => hit.meanings.includes('mark:wordmark'))) return false;
  if (kind !== '' && (kindOfFirstItem(segment) === 'mood') !== (kind === 'mood')) return false;
  // After "no graphics", a colour is a wish: "不要图形，墨绿色".
  const isColourAfterMark = kind === 'mark' && kindOfFirstItem(segment) === 'colour';
  if (refusal === 'long' && !isColourAfterMark) return true;
  // The refusal continues over pictures without an article: "no hearts, flowers, bows".
  if (kind === 'motif' && hasOnlyPictures(segment)) return true;
  // The "or" that continues the refusal may come later: "no hearts, flowers or bows".
  for (let ahead = index; ahead < segments.length; ahead += 1) {
    const next = segments[ahead];
    if (next === undefined || !isBareList(next)) return false;
    spendSteps(1);
    if (segmentHasCue(next, 'or')) return true;
  }
  return false;
};

/** Counts the tokens before a position that are neither in a lexicon nor articles. */
const countUnrelatedTokens = memoiseByFirstArgument((segment: Segment, tokens: readonly Token[]) =>
  countTokensBefore(segment, (at) => {
    const token = tokens[at];
    if (token === undefined || token.unspaced || ARTICLES.has(token.folded)) return false;
    return hitCovering(segment, at) === undefined;
  }),
);

const findConjunctions = memoiseByFirstArgument((segment: Segment): readonly Hit[] =>
  segment.hits.filter((hit) => hasCue(hit, 'or') || hasCue(hit, 'and')),
);

/** Whether a refusal that applies from `from` still covers `hit`. Unrelated words in between end it. */
export const doesRefusalReach = (
  segment: Segment,
  from: number,
  hit: Hit,
  tokens: readonly Token[],
  listBegun: boolean,
): boolean => {
  const count = countUnrelatedTokens(segment, tokens);
  const gap = Math.max(0, count(hit.first) - count(from));
  if (!listBegun) return gap <= MAX_WORDS_TO_REFUSED_ITEM;
  const joints = findConjunctions(segment);
  const next = joints[findFirstIndexWhere(joints.length, (index) => (joints[index]?.first ?? from) >= from)];
  const isJoined = next !== undefined && next.after <= hit.first;
  return gap <= (isJoined ? 2 : 0);
};

/** Returns the items found in a segment so far. */
export type ItemFinder = (segment: Segment) => readonly WishItem[];

const markAsRefused = (item: WishItem): void => {
  item.polarity = 'avoid';
};

/**
 * Languages in which the verb comes last and ends the wish or the refusal: "yumak olsun pati olmasın" needs no comma.
 */
const VERB_LAST_LANGUAGES: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

const endsEarlierStatement = (hit: Hit): boolean =>
  hasCue(hit, 'but') ||
  (VERB_LAST_LANGUAGES.has(hit.language) && hasCue(hit, 'want') && !hasCue(hit, 'look'));

/** Refuses the items before `at` in the segment at `index`, and those of the list that leads up to it. */
export const refuseBackwards = (
  itemsIn: ItemFinder,
  segments: readonly Segment[],
  index: number,
  at: number,
): void => {
  const own = segments[index];
  if (own === undefined) return;
  // The refusal does not reach back past a "but": "serif or sans, but script is out".
  const refusedFrom = own.hits.findLast((hit) => hit.after <= at && endsEarlierStatement(hit))?.after ?? -1;
  const ownItems = itemsIn(own).filter((item) => item.at < at);
  const kinds = ownItems.length > 0 ? new Set(ownItems.map((item) => groupOf(item.token))) : null;
  let from = index;
  while (from > 0) {
    const previous = segments[from - 1];
    const segment = segments[from];
    const isNearest = from === index && ownItems.length === 0;
    if (previous === undefined || segment === undefined) break;
    // A list continues past a word that no lexicon lists as an item: "ink" in "Pens, ink, red: no".
    const isUnlistedEntry =
      own.before === 'colon' &&
      previous.hits.every((hit) => isTrade(hit) && !isItem(hit)) &&
      previous.unknown <= 2;
    if (isUnlistedEntry && from < index) {
      from -= 1;
      continue;
    }
    if (!isBareList(previous) && !(isNearest && previous.unknown <= 3 && previous.hits.some(isItem))) break;
    if ((segment.before === 'bracket' || segment.before === 'dash') && (from < index || ownItems.length > 0))
      break;
    if (kinds !== null && !kinds.has(kindOfFirstItem(previous))) break;
    // A refusal after a colon covers the whole list, whatever its kinds: "Flasks, leaves, green: no".
    if (
      kinds === null &&
      from < index &&
      own.before !== 'colon' &&
      kindOfFirstItem(previous) !== kindOfFirstItem(segment)
    )
      break;
    from -= 1;
  }
  for (let place = from; place <= index; place += 1) {
    spendSteps(1);
    const segment = segments[place];
    for (const item of segment === undefined ? [] : itemsIn(segment)) {
      if (item.at >= at || item.at < refusedFrom || item.polarity === 'avoid') continue;
      if (item.polarity !== 'dropped' || place === index || item.token === 'mark:symbol') markAsRefused(item);
    }
  }
};

/** Refuses the wishes before a word for "instead of" that follows its noun: "X yerine Y", "X말고 Y". */
export const refuseWishesBefore = (items: readonly WishItem[], at: number): void => {
  for (const item of items) {
    if (item.at < at && item.polarity === 'wish') markAsRefused(item);
  }
};

/**
 * Refuses what this or the previous sentence reports about others: "... so none of that". If neither reports
 * anything, it refuses the wishes of this sentence.
 */
export const refuseReportedItems = (
  itemsIn: ItemFinder,
  sentence: readonly Segment[],
  before: readonly Segment[],
): void => {
  const ownItems = sentence.flatMap(itemsIn);
  const reported = [...before.flatMap(itemsIn), ...ownItems].filter((item) => item.polarity === 'reported');
  const wishes = ownItems.filter((item) => item.polarity === 'wish');
  // A report may have no known cue: "Every yoga place has a lotus, which is why we don't want one".
  const mentionedMotifs = ownItems.filter(
    (item) => item.polarity === 'dropped' && item.token.startsWith('motif:'),
  );
  const fallback = wishes.length > 0 ? wishes : mentionedMotifs;
  for (const item of reported.length > 0 ? reported : fallback) {
    if (!item.token.startsWith('mood:') || item.polarity === 'reported') markAsRefused(item);
  }
};

/**
 * Whether a refusal that usually follows its noun comes first and therefore refuses the words after it: "vietate le
 * olive". In "gluten free doughnuts", it follows its noun.
 */
export const refusesForward = (hit: Hit, segment: Segment): boolean =>
  (hasCue(hit, 'out') || hasCue(hit, 'those')) &&
  !hasCue(hit, 'not') &&
  hit.first === segment.first &&
  findLastItemStart(segment) >= hit.after &&
  segment.unknown <= 1;

const NEGATED_AUXILIARY = /^(?:don't|dont|won't|wont)$/u;
const CLOSING_WORDS = new Set('please thanks thank either though ours mine'.split(' '));

/** Whether "don't" negates a verb and therefore refuses nothing before it: "Cobalt blue, we don't have a shop yet". */
export const isFollowedByVerb = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean => {
  if (!NEGATED_AUXILIARY.test(tokens[hit.after - 1]?.folded ?? '') || hit.after >= segment.after)
    return false;
  const next = hitStartingAt(segment, hit.after);
  return next === undefined && !CLOSING_WORDS.has(tokens[hit.after]?.folded ?? '');
};

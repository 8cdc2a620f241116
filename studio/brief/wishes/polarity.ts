// Decides, one sentence at a time, whether each item is a wish, a refusal, reported about others or only mentioned.

import type { Hit } from '../lexicon/match.ts';
import { spendSteps } from '../steps.ts';
import { memoiseByFirstArgument } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import {
  isAccepted,
  isBeforeTrade,
  isColourListBeforeFor,
  isColourAfterIn,
  isCategoryOfNeighbour,
  namesMaterialOfProduct,
  isColourOnColour,
  isOnlyColours,
  chooseFruitOrColour,
  namesShadeOfNextWord,
  mentionsLook,
} from './accept.ts';
import type { WishItem } from './items.ts';
import { segmentHasCue, groupOf, hasCue, hasTrade, isItem, isTrade, findLastItemStart } from './items.ts';
import type { RefusalReach } from './refusals.ts';
import {
  isFollowedByVerb,
  isBareList,
  isNegation,
  doesRefusalReach,
  doesRefusalContinue,
  refuseBackwards,
  refuseWishesBefore,
  refuseReportedItems,
  refusesForward,
} from './refusals.ts';
import { isBesidePictureWord, followsGenitive, isPlaceOfUse } from './picture-places.ts';
import { coversOnlyOneItem } from './reported.ts';
import { resolveSenses } from './senses.ts';
import { rejectsAsTooMuch } from './verdicts.ts';

export interface ReadingScene {
  tokens: readonly Token[];
  /** The index of the first token after the name, or -1. The words before it introduce the firm. */
  nameAfter: number;
}

/** What the cues so far say about the next items of the sentence. */
interface SentenceState {
  /** The refusal in force, or null. */
  refusal: RefusalReach;
  /** The index of the token from which the refusal applies: after its cue, or after the last item that it refused. */
  refusedFrom: number;
  /** Whether the refusal has already covered an item. */
  listBegun: boolean;
  /** Whether the sentence reports about others: "everyone else is blue". */
  reported: boolean;
  /** Whether the words describe the firm and not the look. */
  describing: boolean;
  /** Whether the sentence has mentioned the look or a wish. */
  looks: boolean;
  /** Items by kind that "no wait" may retract. The next item of the same kind replaces one of them. */
  scrapped: ReadonlyMap<string, WishItem[]>;
}

interface WishReader {
  scene: ReadingScene;
  items: WishItem[];
  itemsIn: (segment: Segment) => WishItem[];
  sentence: readonly Segment[];
  /** The previous sentence. */
  before: readonly Segment[];
  state: SentenceState;
  /** Whether the sentence says where the logo must work. */
  mustWork: boolean;
}

/** Punctuation that can separate a refusal from the list it refuses: "Avoid clichés (scales, gavels)". */
const BREAKS_THAT_OPEN_LIST: ReadonlySet<string> = new Set(['colon', 'bracket', 'dash']);

const containsName = (segment: Segment, scene: ReadingScene): boolean =>
  segment.first < scene.nameAfter && segment.after >= scene.nameAfter;

const sentenceContainsName = memoiseByFirstArgument(
  (segments: readonly Segment[], scene: ReadingScene): boolean =>
    segments.some((each) => containsName(each, scene)),
);

/** Whether the segment only introduces the firm: it contains the name, is near it, or opens the prompt. */
const introducesFirm = (segments: readonly Segment[], index: number, scene: ReadingScene): boolean => {
  const segment = segments[index];
  if (segment === undefined || mentionsLook(segment)) return false;
  if (containsName(segment, scene)) return true;
  if (isOnlyColours(segment, scene.tokens)) return false;
  const describesFirm = hasTrade(segment) || segment.unknown > 0;
  const isFirstSentence = segments[0]?.first === 0;
  const nameHere = sentenceContainsName(segments, scene);
  if (segment.first < scene.nameAfter) return describesFirm && (isFirstSentence || nameHere);
  if (scene.nameAfter < 0 && segment.first === 0) return hasTrade(segment) || segment.unknown > 2;
  const previous = segments[index - 1];
  return previous !== undefined && containsName(previous, scene) && !mentionsLook(previous) && describesFirm;
};

/** Marks the items of the segment, and of the list that leads up to it, as reported. */
const markAsReported = (
  { state, scene, sentence, itemsIn }: WishReader,
  segment: Segment,
  cue: Hit,
): void => {
  state.reported = true;
  const markItem = (item: WishItem): void => {
    if (item.polarity === 'wish') item.polarity = 'reported';
  };
  itemsIn(segment).forEach(markItem);
  if (coversOnlyOneItem(segment, cue, scene.tokens)) return;
  for (let at = sentence.indexOf(segment) - 1; at >= 0; at -= 1) {
    const previous = sentence[at];
    if (previous === undefined || !isBareList(previous)) break;
    spendSteps(1);
    itemsIn(previous).forEach(markItem);
  }
};

/** Returns the position after the first negation, or Infinity. */
const findFirstNegation = memoiseByFirstArgument(
  (segment: Segment) => segment.hits.find(isNegation)?.after ?? Infinity,
);

const startRefusal = (state: SentenceState, hit: Hit, refusal: RefusalReach): void => {
  state.refusal = refusal;
  state.refusedFrom = hit.after;
  state.listBegun = false;
};

const groupByKind = (items: readonly WishItem[]): ReadonlyMap<string, WishItem[]> =>
  Map.groupBy(items, ({ token }) => groupOf(token));

const findLastWishes = (items: readonly WishItem[], maxCount: number): WishItem[] => {
  const wishes: WishItem[] = [];
  for (let at = items.length - 1; at >= 0 && wishes.length < maxCount; at -= 1) {
    const item = items[at];
    if (item?.polarity === 'wish') wishes.unshift(item);
  }
  return wishes;
};

/** Applies the cues of a hit to the state. The state holds for this hit and the hits after it. */
const applyCue = (reader: WishReader, hit: Hit, previous: Hit | undefined, segment: Segment): void => {
  const { state, items } = reader;
  const afterNegation =
    previous !== undefined &&
    isNegation(previous) &&
    !hasCue(previous, 'instead') &&
    previous.after >= hit.first - 1;
  if (hasCue(hit, 'scrap')) {
    state.refusal = null;
    state.reported = false;
    state.scrapped = groupByKind(findLastWishes(items, 3));
  }
  // After a negation, what others usually do is refused, not reported: "in place of the usual drop".
  if (
    hasCue(hit, 'reported') &&
    !(previous !== undefined && isNegation(previous) && previous.after === hit.first)
  )
    markAsReported(reader, segment, hit);
  // "In place of" refuses only the next item. In "in place of the drop, blue, rounded", the rest are wishes.
  if (hasCue(hit, 'instead')) startRefusal(state, hit, 'short');
  else if (hasCue(hit, 'avoid') || refusesForward(hit, segment)) startRefusal(state, hit, 'long');
  else if (hasCue(hit, 'not')) startRefusal(state, hit, 'short');
  else if (!afterNegation && hasCue(hit, 'but')) {
    state.refusal = null;
    if (!hasCue(hit, 'reported')) state.reported = false;
  } else if (!afterNegation && hasCue(hit, 'want')) {
    // "Want" ends a refusal, unless it is itself negated in the same segment: "we do not really want".
    const isNegated = findFirstNegation(segment) <= hit.first;
    if (!isNegated) state.refusal = null;
    if (!hasCue(hit, 'reported')) state.reported = false;
  }
  const saysWhatFirmIs =
    hasCue(hit, 'predicate') && (containsName(segment, reader.scene) || hasTrade(segment));
  if (hasCue(hit, 'look') || hasCue(hit, 'want')) {
    state.describing = false;
    state.looks = true;
  } else if (
    hasCue(hit, 'describe') ||
    saysWhatFirmIs ||
    hasCue(hit, 'for') ||
    (isTrade(hit) && !isItem(hit) && !namesShadeOfNextWord(hit, segment))
  ) {
    state.describing = state.refusal === null;
  }
};

/** Drops a retracted item of the same kind, because this token replaces it. */
const dropRetractedItem = (state: SentenceState, token: string): void => {
  const retracted = state.scrapped.get(groupOf(token))?.pop();
  if (retracted?.polarity === 'wish') retracted.polarity = 'dropped';
};

const isWish = (token: string, hit: Hit, segment: Segment, { state, scene }: WishReader): boolean => {
  if (token.startsWith('colour:')) {
    const { tokens } = scene;
    if (namesMaterialOfProduct(hit, segment, tokens)) return false;
    if ([isColourOnColour, isColourAfterIn, isColourListBeforeFor].some((test) => test(hit, segment, tokens)))
      return true;
  }
  if (token.startsWith('motif:') && isBeforeTrade(hit, segment)) return false;
  return isAccepted(token, segment, state.describing, state.looks);
};

const THING = /^(?:motif|colour):/u;

/** Whether the Turkish ending for "without" is appended to the word: "patisiz" (without paws). */
const isTurkishWithout = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.language === 'tr' && /s[iu]z$/u.test(tokens[hit.after - 1]?.folded ?? '');

const addItem = ({ items, itemsIn }: WishReader, item: WishItem): void => {
  items.push(item);
  itemsIn(item.segment).push(item);
};

/** Adds the meanings of a hit as items, with the polarity that the state gives them. */
const addItemsOfHit = (reader: WishReader, hit: Hit, segment: Segment): void => {
  const { state, scene } = reader;
  if (state.refusal !== null) {
    const from = Math.max(state.refusedFrom, segment.first);
    if (!doesRefusalReach(segment, from, hit, scene.tokens, state.listBegun)) state.refusal = null;
  }
  const refused = state.refusal !== null;
  // In "heart symbol", the item is "heart" and not "symbol".
  const namesPicture =
    hit.meanings.includes('?symbol') &&
    (isBesidePictureWord(hit, segment, scene.tokens) || followsGenitive(hit, segment, scene.tokens));
  const senses = namesPicture ? [] : resolveSenses(hit, segment, refused, reader.mustWork);
  const tokens = chooseFruitOrColour(senses, hit, segment, scene.tokens);
  for (const token of tokens) {
    if (isCategoryOfNeighbour(token, hit, segment)) continue;
    if (
      token.startsWith('motif:') &&
      (namesShadeOfNextWord(hit, segment) || isPlaceOfUse(hit, segment, scene.tokens))
    )
      continue;
    const accepted = refused || isWish(token, hit, segment, reader);
    if (accepted && !refused) dropRetractedItem(state, token);
    let polarity: WishItem['polarity'] = 'wish';
    if (refused || (THING.test(token) && isTurkishWithout(hit, scene.tokens))) polarity = 'avoid';
    // Reported items stay, even in an introduction: a later word may refuse them ("everyone has one, not us").
    else if (state.reported) polarity = 'reported';
    else if (!accepted) polarity = 'dropped';
    addItem(reader, { token, at: hit.first, polarity, segment });
  }
  // The bare word "icon" is never a wish. It is added as dropped, so that "Icon? No." can refuse it.
  if (!refused && !namesPicture && tokens.length === 0 && hit.meanings.includes('?symbol')) {
    addItem(reader, { token: 'mark:symbol', at: hit.first, polarity: 'dropped', segment });
  }
  if (refused && tokens.length > 0) {
    state.refusedFrom = hit.after;
    state.listBegun = true;
  }
};

/** Turns the items before a "yes" into wishes: the cups in "Niente chicchi, tazzine sì" (no beans, cups yes). */
const allowRefusedBefore = (items: readonly WishItem[], at: number): void => {
  for (const item of items) {
    if (item.at < at) item.polarity = 'wish';
  }
};

const segmentHasRefusal = memoiseByFirstArgument((segment: Segment): boolean => segment.hits.some(isRefusal));

/** Applies refusals to earlier words: "X is out", "X we do not want", "X: no", "none of those". */
const applyBackwardRefusals = (reader: WishReader, hit: Hit, segment: Segment, index: number): void => {
  const { itemsIn, sentence, before, state } = reader;
  const items = itemsIn(segment);
  if (hasCue(hit, 'instead_after')) refuseWishesBefore(items, hit.first);
  if (hasCue(hit, 'yes') && !segmentHasRefusal(segment)) allowRefusedBefore(items, hit.first);
  if (!isRefusal(hit)) return;
  const itemsFollow = findLastItemStart(segment) >= hit.after;
  const canRefuseForward = isNegation(hit);
  // Only at the end of its segment, a negation refuses the words before it: "a fox with no tail" does not.
  if (canRefuseForward && (itemsFollow || segment.lastUnknown > hit.first || segment.hits.at(-1) !== hit))
    return;
  if (refusesForward(hit, segment)) return;
  const hasOwnItem = items.some((item) => item.at < hit.first && item.polarity !== 'avoid');
  if (hasCue(hit, 'out') || (canRefuseForward && hasOwnItem && segment.hits.at(-1) === hit)) {
    const isHeading = sentence[index + 1]?.before === 'colon' && !hasOwnItem;
    // "Dice are too obvious" refuses a word that no lexicon lists, and therefore no earlier item.
    if (!isHeading && (hasOwnItem || segment.unknown === 0)) {
      refuseBackwards(itemsIn, sentence, index, hit.first);
      state.refusal = null;
    }
  }
  if (
    hasCue(hit, 'those') &&
    !itemsFollow &&
    !isFollowedByVerb(hit, segment, reader.scene.tokens) &&
    !(hasCue(hit, 'out') && hasOwnItem)
  ) {
    const wished = items.some((item) => item.polarity === 'wish');
    const reported = items.some((item) => item.polarity === 'reported');
    if (!wished || reported) refuseReportedItems(itemsIn, sentence, before);
  }
};

const isRefusal = (hit: Hit): boolean => isNegation(hit) || hasCue(hit, 'out') || hasCue(hit, 'those');

/** Whether the sentence is a heading with a bare list that it may refuse: "Obvious traps: grey, brains, bulbs". */
const isListUnderRefusingHeading = (sentence: readonly Segment[]): boolean => {
  const [heading, first] = sentence;
  if (heading === undefined || first?.before !== 'colon' || heading.hits.some(isItem)) return false;
  return !segmentHasCue(heading, 'look', 'want') && sentence.slice(1).every(isBareList);
};

/** Whether a short sentence has only a refusal, which then applies to the previous sentence: "A paw? No thanks." */
const refusesPreviousSentence = (sentence: readonly Segment[], before: readonly Segment[]): boolean => {
  const [segment, more] = sentence;
  if (segment === undefined || more !== undefined || segment.unknown > 0) return false;
  if (!segment.hits.some((hit) => hasCue(hit, 'out') || hasCue(hit, 'those'))) return false;
  if (!segment.hits.every((hit) => isRefusal(hit) || hasCue(hit, 'want') || hasCue(hit, 'but'))) return false;
  if (segmentHasCue(segment, 'those') && before.length > 1 && !isListUnderRefusingHeading(before))
    return false;
  return before.length > 0 && before.every((each) => each.unknown <= 3) && segment.after - segment.first <= 5;
};

/** Whether a sentence replaces a wish of the previous sentence: "A lion. No, make it a bear." */
const retractsPreviousSentence = ([first, second]: readonly Segment[]): boolean =>
  first !== undefined &&
  second?.before === 'comma' &&
  first.after - first.first === 1 &&
  first.hits.some(isNegation) &&
  second.hits.some(isItem);

const readSegment = (reader: WishReader, segment: Segment, index: number): void => {
  let previous: Hit | undefined;
  for (const hit of segment.hits) {
    // The more items the segment has, the more steps a hit costs, because its cues look at all of them.
    spendSteps(1 + reader.itemsIn(segment).length / 16);
    applyCue(reader, hit, previous, segment);
    if (isItem(hit)) addItemsOfHit(reader, hit, segment);
    applyBackwardRefusals(reader, hit, segment, index);
    previous = hit;
  }
  // An aside states no wish: "even though there is elm in the name".
  if (segmentHasCue(segment, 'aside')) {
    for (const item of reader.itemsIn(segment)) {
      if (item.polarity === 'wish') item.polarity = 'dropped';
    }
  }
};

/** Reads every sentence and returns the items in the order of the prompt. */
export const readItems = (sentences: readonly (readonly Segment[])[], scene: ReadingScene): WishItem[] => {
  const items: WishItem[] = [];
  const bySegment = new Map<Segment, WishItem[]>();
  const itemsIn = (segment: Segment): WishItem[] => {
    const known = bySegment.get(segment);
    if (known !== undefined) return known;
    const made: WishItem[] = [];
    bySegment.set(segment, made);
    return made;
  };
  let before: readonly Segment[] = [];
  let scrapped: ReadonlyMap<string, WishItem[]> = new Map();
  for (const sentence of sentences) {
    const state: SentenceState = {
      refusal: null,
      refusedFrom: 0,
      listBegun: false,
      reported: false,
      describing: false,
      looks: false,
      scrapped,
    };
    const mustWork = sentence.some((each) => segmentHasCue(each, 'work'));
    const reader: WishReader = { scene, items, itemsIn, sentence, before, state, mustWork };
    if (retractsPreviousSentence(sentence))
      state.scrapped = groupByKind(before.flatMap(itemsIn).filter(({ polarity }) => polarity === 'wish'));
    if (refusesPreviousSentence(sentence, before) || rejectsAsTooMuch(sentence, before, scene.tokens)) {
      if (isListUnderRefusingHeading(before)) refuseReportedItems(itemsIn, before, []);
      else refuseBackwards(itemsIn, before, before.length - 1, Infinity);
    }
    sentence.forEach((segment, index) => {
      const previous = sentence[index - 1];
      const refusedBefore = previous && itemsIn(previous).findLast((item) => item.polarity === 'avoid');
      const opensList =
        BREAKS_THAT_OPEN_LIST.has(segment.before) &&
        previous?.hits.some(isNegation) === true &&
        refusedBefore === undefined;
      const kind = groupOf(refusedBefore?.token ?? ':');
      // After a colon, the refusal covers the whole list: "never: leaf, globe, green".
      if (opensList && segment.before === 'colon' && state.refusal !== null) state.refusal = 'long';
      else if (!opensList && !doesRefusalContinue(sentence, index, state.refusal, kind)) state.refusal = null;
      state.refusedFrom = segment.first;
      state.listBegun = false;
      state.describing = introducesFirm(sentence, index, scene);
      readSegment(reader, segment, index);
    });
    scrapped = state.scrapped;
    before = sentence;
  }
  return items;
};

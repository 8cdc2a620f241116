// Decides for each word whether it is wished for, refused or only reported, sentence by sentence. A refusal covers a
// list and ends where its language ends it.

import type { Hit } from '../lexicon/match.ts';
import { spendSteps } from '../steps.ts';
import { memoisePer } from '../text/segment-index.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import {
  isAccepted,
  isBeforeTrade,
  isColourListBeforeFor,
  isInColour,
  isCategoryOfNeighbour,
  namesMaterialOfProduct,
  isOnColour,
  isOnlyColours,
  chooseFruitOrColour,
  shadesNextWord,
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
  refuseJustBefore,
  refuseReported,
  refusesForward,
} from './refusals.ts';
import { isBesidePictureWord, followsGenitive, isPlaceOfUse } from './picture-places.ts';
import { refersToOneThing } from './reported.ts';
import { resolveSenses } from './senses.ts';
import { isVerdictTooMuch } from './verdicts.ts';

export interface ReadingScene {
  tokens: readonly Token[];
  /** First token after the name, or -1: everything up to it is introduction. */
  nameAfter: number;
}

interface RefusalScope {
  refusal: RefusalReach;
  /** Where the scope of the refusal begins. */
  refusedFrom: number;
  listBegun: boolean;
  reported: boolean;
  describing: boolean;
  looks: boolean;
  /** Items retracted by "no wait", by group, until an item of the same group replaces them. */
  scrapped: ReadonlyMap<string, WishItem[]>;
}

interface WishReader {
  scene: ReadingScene;
  items: WishItem[];
  itemsIn: (segment: Segment) => WishItem[];
  sentence: readonly Segment[];
  before: readonly Segment[];
  scope: RefusalScope;
  /** Whether the sentence says where the logo must work. */
  mustWork: boolean;
}

/** Punctuation after which the list of a refusal begins: "Avoid clichés (scales, gavels)". */
const BREAKS_THAT_OPEN_LIST: ReadonlySet<string> = new Set(['colon', 'bracket', 'dash']);

const containsName = (segment: Segment, scene: ReadingScene): boolean =>
  segment.first < scene.nameAfter && segment.after >= scene.nameAfter;

const sentenceContainsName = memoisePer((segments: readonly Segment[], scene: ReadingScene): boolean =>
  segments.some((each) => containsName(each, scene)),
);

/**
 * Whether the segment introduces the firm and states no wish: the words around the name and at the start of the
 * prompt.
 */
const introducesFirm = (segments: readonly Segment[], index: number, scene: ReadingScene): boolean => {
  const segment = segments[index];
  if (segment === undefined || mentionsLook(segment)) return false;
  if (containsName(segment, scene)) return true;
  if (isOnlyColours(segment, scene.tokens)) return false;
  const tells = hasTrade(segment) || segment.unknown > 0;
  const head = segments[0]?.first === 0;
  const nameHere = sentenceContainsName(segments, scene);
  if (segment.first < scene.nameAfter) return tells && (head || nameHere);
  if (scene.nameAfter < 0 && segment.first === 0) return hasTrade(segment) || segment.unknown > 2;
  const previous = segments[index - 1];
  return previous !== undefined && containsName(previous, scene) && !mentionsLook(previous) && tells;
};

const markAsReported = (
  { scope, scene, sentence, itemsIn }: WishReader,
  segment: Segment,
  cue: Hit,
): void => {
  scope.reported = true;
  const tell = (item: WishItem): void => {
    if (item.polarity === 'wish') item.polarity = 'reported';
  };
  itemsIn(segment).forEach(tell);
  if (refersToOneThing(segment, cue, scene.tokens)) return;
  for (let at = sentence.indexOf(segment) - 1; at >= 0; at -= 1) {
    const previous = sentence[at];
    if (previous === undefined || !isBareList(previous)) break;
    spendSteps(1);
    itemsIn(previous).forEach(tell);
  }
};

const findFirstNegation = memoisePer((segment: Segment) => segment.hits.find(isNegation)?.after ?? Infinity);

const startRefusal = (scope: RefusalScope, hit: Hit, refusal: RefusalReach): void => {
  scope.refusal = refusal;
  scope.refusedFrom = hit.after;
  scope.listBegun = false;
};

const groupByKind = (items: readonly WishItem[]): ReadonlyMap<string, WishItem[]> =>
  Map.groupBy(items, ({ token }) => groupOf(token));

const findLastWishes = (items: readonly WishItem[], most: number): WishItem[] => {
  const wishes: WishItem[] = [];
  for (let at = items.length - 1; at >= 0 && wishes.length < most; at -= 1) {
    const item = items[at];
    if (item?.polarity === 'wish') wishes.unshift(item);
  }
  return wishes;
};

const applyCue = (walk: WishReader, hit: Hit, previous: Hit | undefined, segment: Segment): void => {
  const { scope, items } = walk;
  const afterNegation =
    previous !== undefined &&
    isNegation(previous) &&
    !hasCue(previous, 'instead') &&
    previous.after >= hit.first - 1;
  if (hasCue(hit, 'scrap')) {
    scope.refusal = null;
    scope.reported = false;
    scope.scrapped = groupByKind(findLastWishes(items, 3));
  }
  // A phrase such as "in place of the usual drop" is a refusal, not a report.
  if (
    hasCue(hit, 'reported') &&
    !(previous !== undefined && isNegation(previous) && previous.after === hit.first)
  )
    markAsReported(walk, segment, hit);
  // The replacement ends the refusal: "a waterfall in place of the drop, blue, rounded".
  if (hasCue(hit, 'instead')) startRefusal(scope, hit, 'short');
  else if (hasCue(hit, 'avoid') || refusesForward(hit, segment)) startRefusal(scope, hit, 'long');
  else if (hasCue(hit, 'not')) startRefusal(scope, hit, 'short');
  else if (!afterNegation && hasCue(hit, 'but')) {
    scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  } else if (!afterNegation && hasCue(hit, 'want')) {
    // A verb of wishing ends only refusals of earlier segments: "not, under any circumstances, want".
    const here = findFirstNegation(segment) <= hit.first;
    if (!here) scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  }
  const tells = hasCue(hit, 'predicate') && (containsName(segment, walk.scene) || hasTrade(segment));
  if (hasCue(hit, 'look') || hasCue(hit, 'want')) {
    scope.describing = false;
    scope.looks = true;
  } else if (
    hasCue(hit, 'describe') ||
    tells ||
    hasCue(hit, 'for') ||
    (isTrade(hit) && !isItem(hit) && !shadesNextWord(hit, segment))
  ) {
    scope.describing = scope.refusal === null;
  }
};

const replaceScrapped = (scope: RefusalScope, token: string): void => {
  const taken = scope.scrapped.get(groupOf(token))?.pop();
  if (taken?.polarity === 'wish') taken.polarity = 'dropped';
};

const isWish = (token: string, hit: Hit, segment: Segment, { scope, scene }: WishReader): boolean => {
  if (token.startsWith('colour:')) {
    const { tokens } = scene;
    if (namesMaterialOfProduct(hit, segment, tokens)) return false;
    if ([isOnColour, isInColour, isColourListBeforeFor].some((test) => test(hit, segment, tokens)))
      return true;
  }
  if (token.startsWith('motif:') && isBeforeTrade(hit, segment)) return false;
  return isAccepted(token, segment, scope.describing, scope.looks);
};

const THING = /^(?:motif|colour):/u;

/** Turkish appends "without" to the word: "patisiz". */
const isTurkishWithout = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.language === 'tr' && /s[iu]z$/u.test(tokens[hit.after - 1]?.folded ?? '');

const addItem = ({ items, itemsIn }: WishReader, item: WishItem): void => {
  items.push(item);
  itemsIn(item.segment).push(item);
};

const addItemsOfHit = (walk: WishReader, hit: Hit, segment: Segment): void => {
  const { scope, scene } = walk;
  if (scope.refusal !== null) {
    const from = Math.max(scope.refusedFrom, segment.first);
    if (!doesRefusalReach(segment, from, hit, scene.tokens, scope.listBegun)) scope.refusal = null;
  }
  const refused = scope.refusal !== null;
  const pictured =
    hit.meanings.includes('?symbol') &&
    (isBesidePictureWord(hit, segment, scene.tokens) || followsGenitive(hit, segment, scene.tokens));
  const senses = pictured ? [] : resolveSenses(hit, segment, refused, walk.mustWork);
  const tokens = chooseFruitOrColour(senses, hit, segment, scene.tokens);
  for (const token of tokens) {
    if (isCategoryOfNeighbour(token, hit, segment)) continue;
    if (
      token.startsWith('motif:') &&
      (shadesNextWord(hit, segment) || isPlaceOfUse(hit, segment, scene.tokens))
    )
      continue;
    const accepted = refused || isWish(token, hit, segment, walk);
    if (accepted && !refused) replaceScrapped(scope, token);
    let polarity: WishItem['polarity'] = 'wish';
    if (refused || (THING.test(token) && isTurkishWithout(hit, scene.tokens))) polarity = 'avoid';
    // What others do may also be refused ("everyone has one, not us"), even in an introduction.
    else if (scope.reported) polarity = 'reported';
    else if (!accepted) polarity = 'dropped';
    addItem(walk, { token, at: hit.first, polarity, segment });
  }
  // The bare word "icon" is never a wish, but "Icon? No." must refuse it.
  if (!refused && !pictured && tokens.length === 0 && hit.meanings.includes('?symbol')) {
    addItem(walk, { token: 'mark:symbol', at: hit.first, polarity: 'dropped', segment });
  }
  if (refused && tokens.length > 0) {
    scope.refusedFrom = hit.after;
    scope.listBegun = true;
  }
};

/** Makes the word before a "yes" a wish again: "Niente chicchi, tazzine sì". */
const allowRefusedBefore = (items: readonly WishItem[], at: number): void => {
  for (const item of items) {
    if (item.at < at) item.polarity = 'wish';
  }
};

const segmentHasRefusal = memoisePer((segment: Segment): boolean => segment.hits.some(isRefusal));

/** Applies refusals to earlier words: "X is out", "X we do not want", "X: no", "none of those". */
const applyBackwardRefusals = (walk: WishReader, hit: Hit, segment: Segment, index: number): void => {
  const { itemsIn, sentence, before, scope } = walk;
  const items = itemsIn(segment);
  if (hasCue(hit, 'instead_after')) refuseJustBefore(items, hit.first);
  if (hasCue(hit, 'yes') && !segmentHasRefusal(segment)) allowRefusedBefore(items, hit.first);
  if (!isRefusal(hit)) return;
  const itemsFollow = findLastItemStart(segment) >= hit.after;
  const both = isNegation(hit);
  // Only the tail is refused in "a fox with no tail".
  if (both && (itemsFollow || segment.lastUnknown > hit.first || segment.hits.at(-1) !== hit)) return;
  if (refusesForward(hit, segment)) return;
  const own = items.some((item) => item.at < hit.first && item.polarity !== 'avoid');
  if (hasCue(hit, 'out') || (both && own && segment.hits.at(-1) === hit)) {
    const opens = sentence[index + 1]?.before === 'colon' && !own;
    // The refusal is of an object that no table lists: "Dice are too obvious".
    if (!opens && (own || segment.unknown === 0)) {
      refuseBackwards(itemsIn, sentence, index, hit.first);
      scope.refusal = null;
    }
  }
  if (
    hasCue(hit, 'those') &&
    !itemsFollow &&
    !isFollowedByVerb(hit, segment, walk.scene.tokens) &&
    !(hasCue(hit, 'out') && own)
  ) {
    const wished = items.some((item) => item.polarity === 'wish');
    const reported = items.some((item) => item.polarity === 'reported');
    if (!wished || reported) refuseReported(itemsIn, sentence, before);
  }
};

const isRefusal = (hit: Hit): boolean => isNegation(hit) || hasCue(hit, 'out') || hasCue(hit, 'those');

/** Whether a heading refuses its list: "Obvious traps: grey, brains, bulbs". */
const isListUnderRefusingHeading = (sentence: readonly Segment[]): boolean => {
  const [heading, first] = sentence;
  if (heading === undefined || first?.before !== 'colon' || heading.hits.some(isItem)) return false;
  return !segmentHasCue(heading, 'look', 'want') && sentence.slice(1).every(isBareList);
};

/** Whether a sentence only refuses, and so applies to the previous one: "A paw print? No thanks." */
const refusesPreviousSentence = (sentence: readonly Segment[], before: readonly Segment[]): boolean => {
  const [segment, more] = sentence;
  if (segment === undefined || more !== undefined || segment.unknown > 0) return false;
  if (!segment.hits.some((hit) => hasCue(hit, 'out') || hasCue(hit, 'those'))) return false;
  if (!segment.hits.every((hit) => isRefusal(hit) || hasCue(hit, 'want') || hasCue(hit, 'but'))) return false;
  if (segmentHasCue(segment, 'those') && before.length > 1 && !isListUnderRefusingHeading(before))
    return false;
  return before.length > 0 && before.every((each) => each.unknown <= 3) && segment.after - segment.first <= 5;
};

/** Whether a sentence takes something back and replaces it: "A lion. No, make it a bear." */
const retractsPreviousSentence = ([first, second]: readonly Segment[]): boolean =>
  first !== undefined &&
  second?.before === 'comma' &&
  first.after - first.first === 1 &&
  first.hits.some(isNegation) &&
  second.hits.some(isItem);

const readSegment = (walk: WishReader, segment: Segment, index: number): void => {
  let previous: Hit | undefined;
  for (const hit of segment.hits) {
    // Each cue looks at all items found in the segment so far.
    spendSteps(1 + walk.itemsIn(segment).length / 16);
    applyCue(walk, hit, previous, segment);
    if (isItem(hit)) addItemsOfHit(walk, hit, segment);
    applyBackwardRefusals(walk, hit, segment, index);
    previous = hit;
  }
  // Words after such a cue are an aside: "even though there is elm in the name".
  if (segmentHasCue(segment, 'aside')) {
    for (const item of walk.itemsIn(segment)) {
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
    const scope: RefusalScope = {
      refusal: null,
      refusedFrom: 0,
      listBegun: false,
      reported: false,
      describing: false,
      looks: false,
      scrapped,
    };
    const mustWork = sentence.some((each) => segmentHasCue(each, 'work'));
    const walk: WishReader = { scene, items, itemsIn, sentence, before, scope, mustWork };
    if (retractsPreviousSentence(sentence))
      scope.scrapped = groupByKind(before.flatMap(itemsIn).filter(({ polarity }) => polarity === 'wish'));
    if (refusesPreviousSentence(sentence, before) || isVerdictTooMuch(sentence, before, scene.tokens)) {
      if (isListUnderRefusingHeading(before)) refuseReported(itemsIn, before, []);
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
      // A colon extends the refusal to the end of the list: "never: leaf, globe, green".
      if (opensList && segment.before === 'colon' && scope.refusal !== null) scope.refusal = 'long';
      else if (!opensList && !doesRefusalContinue(sentence, index, scope.refusal, kind)) scope.refusal = null;
      scope.refusedFrom = segment.first;
      scope.listBegun = false;
      scope.describing = introducesFirm(sentence, index, scene);
      readSegment(walk, segment, index);
    });
    scrapped = scope.scrapped;
    before = sentence;
  }
  return items;
};

// Decides for each word whether it is wished for, refused or only reported, sentence by sentence. A refusal covers a
// list and ends where its language ends it.

import type { Hit } from '../lexicon/match.ts';
import { countSteps } from '../steps.ts';
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
  oneOf,
  shades,
  mentionsLooks,
} from './accept.ts';
import type { Item } from './items.ts';
import { cueIn, groupOf, hasCue, hasTrade, isItem, isTrade, lastItemAt } from './items.ts';
import type { Refusal } from './refusals.ts';
import {
  awaitsVerb,
  isBareList,
  isNegation,
  reaches,
  refusalContinues,
  refuseBackwards,
  refuseJustBefore,
  refuseReported,
  refusesForward,
} from './refusals.ts';
import { besidePicture, followsGenitive, isPlaceOfUse } from './picture-places.ts';
import { refersToOneThing } from './reported.ts';
import { sensesOf } from './senses.ts';

export interface Scene {
  tokens: readonly Token[];
  /** First token after the name, or -1: everything up to it is introduction. */
  nameAfter: number;
}

interface Scope {
  refusal: Refusal;
  /** Where the scope of the refusal begins. */
  refusedFrom: number;
  listBegun: boolean;
  reported: boolean;
  describing: boolean;
  looks: boolean;
  /** Items retracted by "no wait", by group, until an item of the same group replaces them. */
  scrapped: ReadonlyMap<string, Item[]>;
}

interface Walk {
  scene: Scene;
  items: Item[];
  itemsIn: (segment: Segment) => Item[];
  sentence: readonly Segment[];
  before: readonly Segment[];
  scope: Scope;
  /** Whether the sentence says where the logo must work. */
  mustWork: boolean;
}

/** Punctuation after which the list of a refusal begins: "Avoid clichés (scales, gavels)". */
const OPENS_LIST: ReadonlySet<string> = new Set(['colon', 'bracket', 'dash']);

const holdsName = (segment: Segment, scene: Scene): boolean =>
  segment.first < scene.nameAfter && segment.after >= scene.nameAfter;

const sentenceHoldsName = memoisePer((segments: readonly Segment[], scene: Scene): boolean =>
  segments.some((each) => holdsName(each, scene)),
);

/**
 * Whether the segment introduces the firm and states no wish: the words around the name and at the start of the
 * prompt.
 */
const introduces = (segments: readonly Segment[], index: number, scene: Scene): boolean => {
  const segment = segments[index];
  if (segment === undefined || mentionsLooks(segment)) return false;
  if (holdsName(segment, scene)) return true;
  if (isOnlyColours(segment, scene.tokens)) return false;
  const tells = hasTrade(segment) || segment.unknown > 0;
  const head = segments[0]?.first === 0;
  const nameHere = sentenceHoldsName(segments, scene);
  if (segment.first < scene.nameAfter) return tells && (head || nameHere);
  if (scene.nameAfter < 0 && segment.first === 0) return hasTrade(segment) || segment.unknown > 2;
  const previous = segments[index - 1];
  return previous !== undefined && holdsName(previous, scene) && !mentionsLooks(previous) && tells;
};

const report = ({ scope, scene, sentence, itemsIn }: Walk, segment: Segment, cue: Hit): void => {
  scope.reported = true;
  const tell = (item: Item): void => {
    if (item.polarity === 'wish') item.polarity = 'reported';
  };
  itemsIn(segment).forEach(tell);
  if (refersToOneThing(segment, cue, scene.tokens)) return;
  for (let at = sentence.indexOf(segment) - 1; at >= 0; at -= 1) {
    const previous = sentence[at];
    if (previous === undefined || !isBareList(previous)) break;
    countSteps(1);
    itemsIn(previous).forEach(tell);
  }
};

const firstNegation = memoisePer((segment: Segment) => segment.hits.find(isNegation)?.after ?? Infinity);

const refuse = (scope: Scope, hit: Hit, refusal: Refusal): void => {
  scope.refusal = refusal;
  scope.refusedFrom = hit.after;
  scope.listBegun = false;
};

const byGroup = (items: readonly Item[]): ReadonlyMap<string, Item[]> =>
  Map.groupBy(items, ({ token }) => groupOf(token));

const lastWishes = (items: readonly Item[], most: number): Item[] => {
  const wishes: Item[] = [];
  for (let at = items.length - 1; at >= 0 && wishes.length < most; at -= 1) {
    const item = items[at];
    if (item?.polarity === 'wish') wishes.unshift(item);
  }
  return wishes;
};

const applyCue = (walk: Walk, hit: Hit, previous: Hit | undefined, segment: Segment): void => {
  const { scope, items } = walk;
  const afterNegation =
    previous !== undefined &&
    isNegation(previous) &&
    !hasCue(previous, 'instead') &&
    previous.after >= hit.first - 1;
  if (hasCue(hit, 'scrap')) {
    scope.refusal = null;
    scope.reported = false;
    scope.scrapped = byGroup(lastWishes(items, 3));
  }
  // A phrase such as "in place of the usual drop" is a refusal, not a report.
  if (
    hasCue(hit, 'reported') &&
    !(previous !== undefined && isNegation(previous) && previous.after === hit.first)
  )
    report(walk, segment, hit);
  // The replacement ends the refusal: "a waterfall in place of the drop, blue, rounded".
  if (hasCue(hit, 'instead')) refuse(scope, hit, 'short');
  else if (hasCue(hit, 'avoid') || refusesForward(hit, segment)) refuse(scope, hit, 'long');
  else if (hasCue(hit, 'not')) refuse(scope, hit, 'short');
  else if (!afterNegation && hasCue(hit, 'but')) {
    scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  } else if (!afterNegation && hasCue(hit, 'want')) {
    // A verb of wishing ends only refusals of earlier segments: "not, under any circumstances, want".
    const here = firstNegation(segment) <= hit.first;
    if (!here) scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  }
  const tells = hasCue(hit, 'predicate') && (holdsName(segment, walk.scene) || hasTrade(segment));
  if (hasCue(hit, 'look') || hasCue(hit, 'want')) {
    scope.describing = false;
    scope.looks = true;
  } else if (
    hasCue(hit, 'describe') ||
    tells ||
    hasCue(hit, 'for') ||
    (isTrade(hit) && !isItem(hit) && !shades(hit, segment))
  ) {
    scope.describing = scope.refusal === null;
  }
};

const replaceScrapped = (scope: Scope, token: string): void => {
  const taken = scope.scrapped.get(groupOf(token))?.pop();
  if (taken?.polarity === 'wish') taken.polarity = 'dropped';
};

const isWished = (token: string, hit: Hit, segment: Segment, { scope, scene }: Walk): boolean => {
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
const isWithout = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.language === 'tr' && /s[iu]z$/u.test(tokens[hit.after - 1]?.folded ?? '');

const take = ({ items, itemsIn }: Walk, item: Item): void => {
  items.push(item);
  itemsIn(item.segment).push(item);
};

const takeItems = (walk: Walk, hit: Hit, segment: Segment): void => {
  const { scope, scene } = walk;
  if (scope.refusal !== null) {
    const from = Math.max(scope.refusedFrom, segment.first);
    if (!reaches(segment, from, hit, scene.tokens, scope.listBegun)) scope.refusal = null;
  }
  const refused = scope.refusal !== null;
  const pictured =
    hit.meanings.includes('?symbol') &&
    (besidePicture(hit, segment, scene.tokens) || followsGenitive(hit, segment, scene.tokens));
  const senses = pictured ? [] : sensesOf(hit, segment, refused, walk.mustWork);
  const tokens = oneOf(senses, hit, segment, scene.tokens);
  for (const token of tokens) {
    if (isCategoryOfNeighbour(token, hit, segment)) continue;
    if (token.startsWith('motif:') && (shades(hit, segment) || isPlaceOfUse(hit, segment, scene.tokens)))
      continue;
    const accepted = refused || isWished(token, hit, segment, walk);
    if (accepted && !refused) replaceScrapped(scope, token);
    let polarity: Item['polarity'] = 'wish';
    if (refused || (THING.test(token) && isWithout(hit, scene.tokens))) polarity = 'avoid';
    // What others do may also be refused ("everyone has one, not us"), even in an introduction.
    else if (scope.reported) polarity = 'reported';
    else if (!accepted) polarity = 'dropped';
    take(walk, { token, at: hit.first, polarity, segment });
  }
  // The bare word "icon" is never a wish, but "Icon? No." must refuse it.
  if (!refused && !pictured && tokens.length === 0 && hit.meanings.includes('?symbol')) {
    take(walk, { token: 'mark:symbol', at: hit.first, polarity: 'dropped', segment });
  }
  if (refused && tokens.length > 0) {
    scope.refusedFrom = hit.after;
    scope.listBegun = true;
  }
};

/** Makes the word before a "yes" a wish again: "Niente chicchi, tazzine sì". */
const allow = (items: readonly Item[], at: number): void => {
  for (const item of items) {
    if (item.at < at) item.polarity = 'wish';
  }
};

const hasRefusal = memoisePer((segment: Segment): boolean => segment.hits.some(isRefusal));

/** Applies refusals to earlier words: "X is out", "X we do not want", "X: no", "none of those". */
const lookBack = (walk: Walk, hit: Hit, segment: Segment, index: number): void => {
  const { itemsIn, sentence, before, scope } = walk;
  const items = itemsIn(segment);
  if (hasCue(hit, 'instead_after')) refuseJustBefore(items, hit.first);
  if (hasCue(hit, 'yes') && !hasRefusal(segment)) allow(items, hit.first);
  if (!isRefusal(hit)) return;
  const itemsFollow = lastItemAt(segment) >= hit.after;
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
    !awaitsVerb(hit, segment, walk.scene.tokens) &&
    !(hasCue(hit, 'out') && own)
  ) {
    const wished = items.some((item) => item.polarity === 'wish');
    const reported = items.some((item) => item.polarity === 'reported');
    if (!wished || reported) refuseReported(itemsIn, sentence, before);
  }
};

const isRefusal = (hit: Hit): boolean => isNegation(hit) || hasCue(hit, 'out') || hasCue(hit, 'those');

/** Whether a heading refuses its list: "Obvious traps: grey, brains, bulbs". */
const isHeadedList = (sentence: readonly Segment[]): boolean => {
  const [heading, first] = sentence;
  if (heading === undefined || first?.before !== 'colon' || heading.hits.some(isItem)) return false;
  return !cueIn(heading, 'look', 'want') && sentence.slice(1).every(isBareList);
};

/** Whether a sentence only refuses, and so applies to the previous one: "A paw print? No thanks." */
const refusesBefore = (sentence: readonly Segment[], before: readonly Segment[]): boolean => {
  const [segment, more] = sentence;
  if (segment === undefined || more !== undefined || segment.unknown > 0) return false;
  if (!segment.hits.some((hit) => hasCue(hit, 'out') || hasCue(hit, 'those'))) return false;
  if (!segment.hits.every((hit) => isRefusal(hit) || hasCue(hit, 'want') || hasCue(hit, 'but'))) return false;
  if (cueIn(segment, 'those') && before.length > 1 && !isHeadedList(before)) return false;
  return before.length > 0 && before.every((each) => each.unknown <= 3) && segment.after - segment.first <= 5;
};

const TOO = new Set('too zu trop demasiado troppo muito demais слишком cok πολυ'.split(' '));

/** Whether a sentence judges the previous one, which only named something: "Navy? Too corporate." */
const findsTooMuch = (
  sentence: readonly Segment[],
  before: readonly Segment[],
  tokens: readonly Token[],
): boolean => {
  const [segment] = sentence;
  const [named, more] = before;
  if (segment === undefined || named === undefined || more !== undefined) return false;
  return (
    TOO.has(tokens[segment.first]?.folded ?? '') && segment.after - segment.first <= 4 && isBareList(named)
  );
};

/** Whether a sentence takes something back and replaces it: "A lion. No, make it a bear." */
const takesBack = ([first, second]: readonly Segment[]): boolean =>
  first !== undefined &&
  second?.before === 'comma' &&
  first.after - first.first === 1 &&
  first.hits.some(isNegation) &&
  second.hits.some(isItem);

const readSegment = (walk: Walk, segment: Segment, index: number): void => {
  let previous: Hit | undefined;
  for (const hit of segment.hits) {
    // Each cue looks at all items found in the segment so far.
    countSteps(1 + walk.itemsIn(segment).length / 16);
    applyCue(walk, hit, previous, segment);
    if (isItem(hit)) takeItems(walk, hit, segment);
    lookBack(walk, hit, segment, index);
    previous = hit;
  }
  // Words after such a cue are an aside: "even though there is elm in the name".
  if (cueIn(segment, 'aside')) {
    for (const item of walk.itemsIn(segment)) {
      if (item.polarity === 'wish') item.polarity = 'dropped';
    }
  }
};

/** Reads every sentence and returns the items in the order of the prompt. */
export const itemsOf = (sentences: readonly (readonly Segment[])[], scene: Scene): Item[] => {
  const items: Item[] = [];
  const bySegment = new Map<Segment, Item[]>();
  const itemsIn = (segment: Segment): Item[] => {
    const known = bySegment.get(segment);
    if (known !== undefined) return known;
    const made: Item[] = [];
    bySegment.set(segment, made);
    return made;
  };
  let before: readonly Segment[] = [];
  let scrapped: ReadonlyMap<string, Item[]> = new Map();
  for (const sentence of sentences) {
    const scope: Scope = {
      refusal: null,
      refusedFrom: 0,
      listBegun: false,
      reported: false,
      describing: false,
      looks: false,
      scrapped,
    };
    const mustWork = sentence.some((each) => cueIn(each, 'work'));
    const walk: Walk = { scene, items, itemsIn, sentence, before, scope, mustWork };
    if (takesBack(sentence))
      scope.scrapped = byGroup(before.flatMap(itemsIn).filter(({ polarity }) => polarity === 'wish'));
    if (refusesBefore(sentence, before) || findsTooMuch(sentence, before, scene.tokens)) {
      if (isHeadedList(before)) refuseReported(itemsIn, before, []);
      else refuseBackwards(itemsIn, before, before.length - 1, Infinity);
    }
    sentence.forEach((segment, index) => {
      const previous = sentence[index - 1];
      const refusedBefore = previous && itemsIn(previous).findLast((item) => item.polarity === 'avoid');
      const opensList =
        OPENS_LIST.has(segment.before) &&
        previous?.hits.some(isNegation) === true &&
        refusedBefore === undefined;
      const kind = groupOf(refusedBefore?.token ?? ':');
      // A colon extends the refusal to the end of the list: "never: leaf, globe, green".
      if (opensList && segment.before === 'colon' && scope.refusal !== null) scope.refusal = 'long';
      else if (!opensList && !refusalContinues(sentence, index, scope.refusal, kind)) scope.refusal = null;
      scope.refusedFrom = segment.first;
      scope.listBegun = false;
      scope.describing = introduces(sentence, index, scene);
      readSegment(walk, segment, index);
    });
    scrapped = scope.scrapped;
    before = sentence;
  }
  return items;
};

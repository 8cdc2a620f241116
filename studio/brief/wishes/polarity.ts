// Who says what about which word: wished, refused, merely reported. Walks sentence by sentence; a refusal reaches
// over a list and ends where the language ends it.

import type { Hit } from '../lexicon/match.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import {
  isAccepted,
  isBeforeTrade,
  isColoursFor,
  isInColour,
  isKindOfNeighbour,
  isMaterial,
  isOnColour,
  isOnlyColours,
  oneOf,
  shades,
  speaksOfLooks,
} from './accept.ts';
import type { Item } from './items.ts';
import { cueIn, groupOf, hasCue, isItem, isTrade } from './items.ts';
import type { Refusal } from './refusals.ts';
import {
  awaitsVerb,
  isBareList,
  isNegation,
  reaches,
  refusalGoesOn,
  refuseBackwards,
  refuseJustBefore,
  refuseThose,
  refusesForward,
} from './refusals.ts';
import { sensesOf } from './senses.ts';

export interface Scene {
  tokens: readonly Token[];
  /** First token after the name, or -1: everything up to it is introduction. */
  nameAfter: number;
}

interface Scope {
  refusal: Refusal;
  /** Where the words that the refusal must reach over begin. */
  refusedFrom: number;
  listBegun: boolean;
  reported: boolean;
  describing: boolean;
  looks: boolean;
  /** Items that "no wait" takes back, until something of the same group replaces them. */
  scrapped: Item[];
}

interface Walk {
  scene: Scene;
  items: Item[];
  sentence: readonly Segment[];
  before: readonly Segment[];
  scope: Scope;
  /** The sentence says where the logo must work. */
  mustWork: boolean;
}

/** "Avoid clichés (scales, gavels)": marks after which a refusal finds its list. */
const OPENS_LIST: ReadonlySet<string> = new Set(['colon', 'bracket', 'dash']);

const holdsName = (segment: Segment, scene: Scene): boolean =>
  segment.first < scene.nameAfter && segment.after >= scene.nameAfter;

/** What the firm is, not what it wishes: the words around the name and at the head of the prompt. */
const introduces = (segments: readonly Segment[], index: number, scene: Scene): boolean => {
  const segment = segments[index];
  if (segment === undefined || speaksOfLooks(segment)) return false;
  if (holdsName(segment, scene)) return true;
  if (isOnlyColours(segment, scene.tokens)) return false;
  const tells = segment.hits.some(isTrade) || segment.unknown > 0;
  const head = segments[0]?.first === 0;
  const nameHere = segments.some((each) => holdsName(each, scene));
  if (segment.first < scene.nameAfter) return tells && (head || nameHere);
  if (scene.nameAfter < 0 && segment.first === 0) return segment.hits.some(isTrade) || segment.unknown > 2;
  const previous = segments[index - 1];
  return previous !== undefined && holdsName(previous, scene) && !speaksOfLooks(previous) && tells;
};

const IS = new Set('is was ist war est es era è é ήταν ειναι'.split(' '));

/** "..., cream, pink is what the others do": said of one thing, or after a "though", it is said of nothing before. */
const speaksOfOne = (segment: Segment, cue: Hit, tokens: readonly Token[]): boolean =>
  // "Purple please, everyone else is blue": it has its own word.
  (cue.first === segment.first &&
    segment.hits.some(
      (hit) => isItem(hit) && hit.first > cue.first && IS.has(tokens[hit.first - 1]?.folded ?? ''),
    )) ||
  segment.hits.some((hit) => hit.after <= cue.first && hasCue(hit, 'but')) ||
  segment.hits.some((hit) => isItem(hit) && hit.after < cue.first && IS.has(tokens[hit.after]?.folded ?? ''));

const report = (walk: Walk, segment: Segment, cue: Hit): void => {
  walk.scope.reported = true;
  const reached = new Set([segment]);
  const alone = speaksOfOne(segment, cue, walk.scene.tokens);
  for (let at = alone ? -1 : walk.sentence.indexOf(segment) - 1; at >= 0; at -= 1) {
    const previous = walk.sentence[at];
    if (previous === undefined || !isBareList(previous)) break;
    reached.add(previous);
  }
  for (const item of walk.items) {
    if (reached.has(item.segment) && item.polarity === 'wish') item.polarity = 'reported';
  }
};

const refuse = (scope: Scope, hit: Hit, refusal: Refusal): void => {
  scope.refusal = refusal;
  scope.refusedFrom = hit.after;
  scope.listBegun = false;
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
    scope.scrapped = items.filter((item) => item.polarity === 'wish').slice(-3);
  }
  // "in place of the usual drop" refuses; it does not tell.
  if (
    hasCue(hit, 'reported') &&
    !(previous !== undefined && isNegation(previous) && previous.after === hit.first)
  )
    report(walk, segment, hit);
  // What takes another's place stands alone: "a waterfall in place of the drop, blue, rounded".
  if (hasCue(hit, 'instead')) refuse(scope, hit, 'short');
  else if (hasCue(hit, 'avoid') || refusesForward(hit, segment)) refuse(scope, hit, 'long');
  else if (hasCue(hit, 'not')) refuse(scope, hit, 'short');
  else if (!afterNegation && hasCue(hit, 'but')) {
    scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  } else if (!afterNegation && hasCue(hit, 'want')) {
    // "not, under any circumstances, want": a wish verb ends only what an earlier segment refused.
    const here = segment.hits.some((other) => other.after <= hit.first && isNegation(other));
    if (!here) scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  }
  const tells = hasCue(hit, 'predicate') && (holdsName(segment, walk.scene) || segment.hits.some(isTrade));
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
  const taken = scope.scrapped.findLast((item) => groupOf(item.token) === groupOf(token));
  if (taken === undefined) return;
  if (taken.polarity === 'wish') taken.polarity = 'dropped';
  scope.scrapped = scope.scrapped.filter((item) => item !== taken);
};

/** "heart symbols", "책 그림": the word for picture belongs to what it shows. */
const besidePicture = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  segment.hits.some(
    (other) =>
      ((other.after === hit.first || other.first === hit.after || joinedByNo(other, hit, tokens)) &&
        other.meanings.some((meaning) => meaning.startsWith('motif:'))) ||
      // 「温泉マーク」: the sign of a trade, not signs as such.
      (other.after === hit.first && isTrade(other)),
  );

/** 「葉っぱのマーク」: の between the thing and the word for picture. */
const joinedByNo = (thing: Hit, picture: Hit, tokens: readonly Token[]): boolean =>
  thing.after === picture.first - 1 && /^[のな的]$/u.test(tokens[thing.after]?.folded ?? '');

/** "लड्डू का चित्र": a picture of something, though no table knows the thing. */
const followsGenitive = (picture: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  picture.first > segment.first + 1 && /^(?:का|की|के|の)$/u.test(tokens[picture.first - 1]?.folded ?? '');

const ON = new Set(
  'on onto into auf ins sur en sobre su sui sulle sulla sul no na nos nas στα στο στη στις на'.split(' '),
);

/** "It goes on the boat trailer": what carries the logo is not in it. */
const isPlaceOfUse = (hit: Hit, segment: Segment, tokens: readonly Token[]): boolean =>
  segment.hits.some(
    (other) =>
      other.after <= hit.first &&
      hasCue(other, 'work') &&
      [other.after - 1, other.after].some((at) => at < hit.first && ON.has(tokens[at]?.folded ?? '')),
  );

const isWished = (token: string, hit: Hit, segment: Segment, { scope, scene }: Walk): boolean => {
  if (token.startsWith('colour:')) {
    const { tokens } = scene;
    if (isMaterial(hit, segment, tokens)) return false;
    if ([isOnColour, isInColour, isColoursFor].some((test) => test(hit, segment, tokens))) return true;
  }
  if (token.startsWith('motif:') && isBeforeTrade(hit, segment)) return false;
  return isAccepted(token, segment, scope.describing, scope.looks);
};

const THING = /^(?:motif|colour):/u;

/** Turkish writes "without" on to the word: "patisiz". */
const isWithout = (hit: Hit, tokens: readonly Token[]): boolean =>
  hit.language === 'tr' && /s[iu]z$/u.test(tokens[hit.after - 1]?.folded ?? '');

const takeItems = (walk: Walk, hit: Hit, segment: Segment): void => {
  const { scope, scene, items } = walk;
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
    if (isKindOfNeighbour(token, hit, segment)) continue;
    if (token.startsWith('motif:') && (shades(hit, segment) || isPlaceOfUse(hit, segment, scene.tokens)))
      continue;
    const accepted = refused || isWished(token, hit, segment, walk);
    if (accepted && !refused) replaceScrapped(scope, token);
    let polarity: Item['polarity'] = 'wish';
    if (refused || (THING.test(token) && isWithout(hit, scene.tokens))) polarity = 'avoid';
    // What others do may still be refused ("everyone has one, not us"), also where the firm is introduced.
    else if (scope.reported) polarity = 'reported';
    else if (!accepted) polarity = 'dropped';
    items.push({ token, at: hit.first, polarity, segment });
  }
  // An icon is never wished for by its bare name, but "Icon? No." must find it.
  if (!refused && !pictured && tokens.length === 0 && hit.meanings.includes('?symbol')) {
    items.push({ token: 'mark:symbol', at: hit.first, polarity: 'dropped', segment });
  }
  if (refused && tokens.length > 0) {
    scope.refusedFrom = hit.after;
    scope.listBegun = true;
  }
};

/** "Niente chicchi, tazzine sì": what stands before the yes is wished after all. */
const allow = (items: readonly Item[], segment: Segment, at: number): void => {
  for (const item of items) {
    if (item.segment === segment && item.at < at) item.polarity = 'wish';
  }
};

/** Refusals that look back: "X is out", "X we do not want", "X: no", "none of those". */
const lookBack = (walk: Walk, hit: Hit, segment: Segment, index: number): void => {
  const { items, sentence, before, scope } = walk;
  if (hasCue(hit, 'instead_after')) refuseJustBefore(items, segment, hit.first);
  if (hasCue(hit, 'yes') && !segment.hits.some(isRefusal)) allow(items, segment, hit.first);
  const itemsFollow = segment.hits.some((other) => other.first >= hit.after && isItem(other));
  const both = isNegation(hit);
  // "a fox with no tail" refuses the tail, not the fox.
  if (both && (itemsFollow || segment.lastUnknown > hit.first || segment.hits.at(-1) !== hit)) return;
  if (refusesForward(hit, segment)) return;
  const own = items.some(
    (item) => item.segment === segment && item.at < hit.first && item.polarity !== 'avoid',
  );
  if (hasCue(hit, 'out') || (both && own && segment.hits.at(-1) === hit)) {
    const opens = sentence[index + 1]?.before === 'colon' && !own;
    // "Dice are too obvious": it refuses a thing that no table knows, not what was said before.
    if (!opens && (own || segment.unknown === 0)) {
      refuseBackwards(items, sentence, index, hit.first);
      scope.refusal = null;
    }
  }
  if (
    hasCue(hit, 'those') &&
    !itemsFollow &&
    !awaitsVerb(hit, segment, walk.scene.tokens) &&
    !(hasCue(hit, 'out') && own)
  ) {
    const wished = items.some((item) => item.segment === segment && item.polarity === 'wish');
    const reported = items.some((item) => item.segment === segment && item.polarity === 'reported');
    if (!wished || reported) refuseThose(items, sentence, before);
  }
};

const isRefusal = (hit: Hit): boolean => isNegation(hit) || hasCue(hit, 'out') || hasCue(hit, 'those');

/** "Obvious traps: grey, brains, bulbs": a heading and its list. */
const isHeadedList = (sentence: readonly Segment[]): boolean => {
  const [heading, first] = sentence;
  if (heading === undefined || first?.before !== 'colon' || heading.hits.some(isItem)) return false;
  return !cueIn(heading, 'look', 'want') && sentence.slice(1).every(isBareList);
};

/** "A paw print? No thanks.": a sentence that only refuses speaks of the one before. */
const refusesBefore = (sentence: readonly Segment[], before: readonly Segment[]): boolean => {
  const [segment, more] = sentence;
  if (segment === undefined || more !== undefined || segment.unknown > 0) return false;
  if (!segment.hits.some((hit) => hasCue(hit, 'out') || hasCue(hit, 'those'))) return false;
  if (!segment.hits.every((hit) => isRefusal(hit) || hasCue(hit, 'want') || hasCue(hit, 'but'))) return false;
  if (cueIn(segment, 'those') && before.length > 1 && !isHeadedList(before)) return false;
  return before.length > 0 && before.every((each) => each.unknown <= 3) && segment.after - segment.first <= 5;
};

const TOO = new Set('too zu trop demasiado troppo muito demais слишком cok πολυ'.split(' '));

/** "Navy? Too corporate.": a verdict on what was named alone just before. */
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

/** "A lion. No, make it a bear.": one word takes back, and what follows takes the place. */
const takesBack = ([first, second]: readonly Segment[]): boolean =>
  first !== undefined &&
  second?.before === 'comma' &&
  first.after - first.first === 1 &&
  first.hits.some(isNegation) &&
  second.hits.some(isItem);

const readSegment = (walk: Walk, segment: Segment, index: number): void => {
  let previous: Hit | undefined;
  for (const hit of segment.hits) {
    applyCue(walk, hit, previous, segment);
    if (isItem(hit)) takeItems(walk, hit, segment);
    lookBack(walk, hit, segment, index);
    previous = hit;
  }
  // "even though there is elm in the name"
  if (cueIn(segment, 'aside')) {
    for (const item of walk.items) {
      if (item.segment === segment && item.polarity === 'wish') item.polarity = 'dropped';
    }
  }
};

/** Reads every sentence; items come back in the order of speech. */
export const itemsOf = (sentences: readonly (readonly Segment[])[], scene: Scene): Item[] => {
  const items: Item[] = [];
  let before: readonly Segment[] = [];
  let scrapped: Item[] = [];
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
    const walk: Walk = { scene, items, sentence, before, scope, mustWork };
    if (takesBack(sentence))
      scope.scrapped = items.filter(
        ({ segment, polarity }) => polarity === 'wish' && before.includes(segment),
      );
    if (refusesBefore(sentence, before) || findsTooMuch(sentence, before, scene.tokens)) {
      if (isHeadedList(before)) refuseThose(items, before, []);
      else refuseBackwards(items, before, before.length - 1, Infinity);
    }
    sentence.forEach((segment, index) => {
      const previous = sentence[index - 1];
      const refusedBefore = items.findLast((item) => item.polarity === 'avoid' && item.segment === previous);
      const opensList =
        OPENS_LIST.has(segment.before) &&
        previous?.hits.some(isNegation) === true &&
        refusedBefore === undefined;
      const kind = groupOf(refusedBefore?.token ?? ':');
      // "never: leaf, globe, green": what a colon opens is refused to the end of the list.
      if (opensList && segment.before === 'colon' && scope.refusal !== null) scope.refusal = 'long';
      else if (!opensList && !refusalGoesOn(sentence, index, scope.refusal, kind)) scope.refusal = null;
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

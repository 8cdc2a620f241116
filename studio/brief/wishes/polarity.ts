// Who says what about which word: wished, refused, merely reported. Walks sentence by sentence; a refusal reaches
// over a list and ends where the language ends it.

import type { Hit } from '../lexicon/match.ts';
import type { Segment } from '../text/segments.ts';
import type { Token } from '../text/tokenise.ts';
import { isAccepted, isKindOfNeighbour, oneOf, speaksOfLooks } from './accept.ts';
import type { Item } from './items.ts';
import { cueIn, groupOf, hasCue, isItem, isTrade } from './items.ts';
import type { Refusal } from './refusals.ts';
import {
  isBareList,
  isNegation,
  reaches,
  refusalGoesOn,
  refuseBackwards,
  refuseJustBefore,
  refuseThose,
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
}

const holdsName = (segment: Segment, scene: Scene): boolean =>
  segment.first < scene.nameAfter && segment.after >= scene.nameAfter;

/** What the firm is, not what it wishes: the words around the name and at the head of the prompt. */
const introduces = (segments: readonly Segment[], index: number, scene: Scene): boolean => {
  const segment = segments[index];
  if (segment === undefined || speaksOfLooks(segment)) return false;
  if (holdsName(segment, scene)) return true;
  const tells = segment.hits.some(isTrade) || segment.unknown > 0;
  const head = segments[0]?.first === 0;
  const nameHere = segments.some((each) => holdsName(each, scene));
  if (segment.first < scene.nameAfter) return tells && (head || nameHere);
  if (scene.nameAfter < 0 && segment.first === 0) return segment.hits.some(isTrade) || segment.unknown > 2;
  const previous = segments[index - 1];
  return previous !== undefined && holdsName(previous, scene) && tells;
};

const report = (walk: Walk, segment: Segment): void => {
  walk.scope.reported = true;
  const reached = new Set([segment]);
  for (let at = walk.sentence.indexOf(segment) - 1; at >= 0; at -= 1) {
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
  const afterNegation = previous !== undefined && isNegation(previous) && previous.after >= hit.first - 1;
  if (hasCue(hit, 'scrap')) {
    scope.refusal = null;
    scope.reported = false;
    scope.scrapped = items.filter((item) => item.polarity === 'wish').slice(-3);
  }
  if (hasCue(hit, 'reported')) report(walk, segment);
  if (hasCue(hit, 'avoid')) refuse(scope, hit, 'long');
  else if (hasCue(hit, 'not') || hasCue(hit, 'instead')) refuse(scope, hit, 'short');
  else if (!afterNegation && (hasCue(hit, 'but') || hasCue(hit, 'want'))) {
    scope.refusal = null;
    if (!hasCue(hit, 'reported')) scope.reported = false;
  }
  const tells = hasCue(hit, 'predicate') && (holdsName(segment, walk.scene) || segment.hits.some(isTrade));
  if (hasCue(hit, 'look') || hasCue(hit, 'want')) {
    scope.describing = false;
    scope.looks = true;
  } else if (hasCue(hit, 'describe') || tells || hasCue(hit, 'for') || (isTrade(hit) && !isItem(hit))) {
    scope.describing = scope.refusal === null;
  }
};

const replaceScrapped = (scope: Scope, token: string): void => {
  const taken = scope.scrapped.findLast((item) => groupOf(item.token) === groupOf(token));
  if (taken === undefined) return;
  if (taken.polarity === 'wish') taken.polarity = 'dropped';
  scope.scrapped = scope.scrapped.filter((item) => item !== taken);
};

const takeItems = (walk: Walk, hit: Hit, segment: Segment): void => {
  const { scope, scene, items } = walk;
  if (scope.refusal !== null) {
    const from = Math.max(scope.refusedFrom, segment.first);
    if (!reaches(segment, from, hit, scene.tokens, scope.listBegun)) scope.refusal = null;
  }
  const refused = scope.refusal !== null;
  const works = walk.sentence.some((each) => cueIn(each, 'work'));
  const tokens = oneOf(sensesOf(hit, segment, refused, works), hit, segment, scene.tokens);
  for (const token of tokens) {
    if (isKindOfNeighbour(token, hit, segment)) continue;
    const accepted = refused || isAccepted(token, segment, scope.describing, scope.looks);
    if (accepted && !refused) replaceScrapped(scope, token);
    let polarity: Item['polarity'] = 'wish';
    if (refused) polarity = 'avoid';
    else if (!accepted) polarity = 'dropped';
    else if (scope.reported) polarity = 'reported';
    items.push({ token, at: hit.first, polarity, segment });
  }
  // An icon is never wished for by its bare name, but "Icon? No." must find it.
  if (!refused && tokens.length === 0 && hit.meanings.includes('?symbol')) {
    items.push({ token: 'mark:symbol', at: hit.first, polarity: 'dropped', segment });
  }
  if (refused && tokens.length > 0) {
    scope.refusedFrom = hit.after;
    scope.listBegun = true;
  }
};

/** Refusals that look back: "X is out", "X: no", "none of those". */
const lookBack = (walk: Walk, hit: Hit, segment: Segment, index: number): void => {
  const itemsFollow = segment.hits.some((other) => other.first >= hit.after && isItem(other));
  const both = isNegation(hit);
  if (hasCue(hit, 'instead_after')) refuseJustBefore(walk.items, segment, hit.first);
  if (both && itemsFollow) return;
  if (hasCue(hit, 'out')) {
    refuseBackwards(walk.items, walk.sentence, index, hit.first);
    walk.scope.refusal = null;
  }
  const ownItems = walk.items.some((item) => item.segment === segment && item.polarity === 'wish');
  if (hasCue(hit, 'those') && !itemsFollow && !ownItems) refuseThose(walk.items, walk.sentence, walk.before);
  else if (hasCue(hit, 'those') && !itemsFollow) {
    const reported = walk.items.some((item) => item.segment === segment && item.polarity === 'reported');
    if (reported) refuseThose(walk.items, walk.sentence, walk.before);
  }
  const alone = both && segment.hits.length === 1 && segment.after - segment.first === hit.after - hit.first;
  if (alone && walk.sentence[index + 1]?.before !== 'colon' && index > 0) {
    refuseBackwards(walk.items, walk.sentence, index, hit.first);
    walk.scope.refusal = null;
  }
};

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
    const walk: Walk = { scene, items, sentence, before, scope };
    sentence.forEach((segment, index) => {
      const previous = sentence[index - 1];
      const refusedBefore = items.findLast((item) => item.polarity === 'avoid' && item.segment === previous);
      const opensList =
        segment.before === 'colon' && previous?.hits.some(isNegation) === true && refusedBefore === undefined;
      const kind = groupOf(refusedBefore?.token ?? ':');
      if (!opensList && !refusalGoesOn(sentence, index, scope.refusal, kind)) scope.refusal = null;
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

import type { Hit } from './lexicon/match.ts';
import type { Segment } from './text/segments.ts';
import { mentionsLook } from './wishes/accept.ts';
import { segmentHasCue, hasCue, isItem } from './wishes/items.ts';
import { isNegation } from './wishes/refusals.ts';

/** The weight of general words ("shop", "app"), which count less than specific ones. */
const GENERAL_WORD_WEIGHT = 0.8;
const SPECIFIC_WORD_WEIGHT = 2;
/** The weight of a verb for what the firm does. It outweighs its object: "we insure violins". */
const VERB_WEIGHT = 2.6;
const OBJECT_OF_VERB_WEIGHT = 0.6;
/** The weight of words after "for", which describe the customers. */
const CUSTOMER_WEIGHT = 0.35;
/** The weight of a location or a material, as in "in an old rope works" and "from reclaimed cedar". */
const LOCATION_WEIGHT = 0.3;
/** The weight of former trades, as in "my father drove a bus" and "we left the bank". */
const FORMER_TRADE_WEIGHT = 0.4;
const WORD_IN_NAME_WEIGHT = 0.8;
const BEFORE_TRADE_WORD_WEIGHT = 0.75;
/** The weight of words in a refusal or a wish about the look, which say little about the trade. */
const LOOK_WEIGHT = 0.25;
/** The weight of the first sentence and of the sentence with the name, which usually say what the firm is. */
const INTRODUCTION_WEIGHT = 1.5;
const OTHER_SENTENCE_WEIGHT = 0.8;
/** The weight of a repetition. It is low, so that the setting of a story does not outweigh the trade. */
const REPETITION_WEIGHT = 0.35;
const MIN_SURE_WEIGHT = 1.4;

/** Meanings that are a look. Words such as "wine" and "copper" are at least as often a look as a trade. */
const LOOK_TOKEN = /^(?:colour|type|mood|case|style):/u;

/**
 * The notation of trades: `trade:games`, `trade:retail-` (a general word), `trade:insurance+` (a verb for what the
 * firm does).
 */
const TRADE_TOKEN = /^trade:(.+?)([-+]?)$/u;
const WEIGHT_BY_SUFFIX: Readonly<Record<string, number>> = { '-': GENERAL_WORD_WEIGHT, '+': VERB_WEIGHT };

const isTradeVerb = (hit: Hit): boolean =>
  hit.meanings.some((meaning) => meaning.startsWith('trade:') && meaning.endsWith('+'));

interface WeightedTrade {
  industry: string;
  weight: number;
}

const findTradesOfHit = (hit: Hit): WeightedTrade[] => {
  const trades = hit.meanings.filter((meaning) => meaning.startsWith('trade:'));
  const pictured = hit.meanings.some((each) => each.startsWith('motif:')) ? 0.75 : 1;
  const look = hit.meanings.some((each) => LOOK_TOKEN.test(each)) ? 0.5 : 1;
  const longer = 1 + 0.2 * Math.min(3, hit.after - hit.first - 1);
  return trades.map((meaning) => {
    const [, industry = '', strength = ''] = TRADE_TOKEN.exec(meaning) ?? [];
    return {
      industry,
      weight: (WEIGHT_BY_SUFFIX[strength] ?? SPECIFIC_WORD_WEIGHT) * pictured * look * longer,
    };
  });
};

const computeSegmentWeight = (segment: Segment, introduction: boolean): number => {
  const listed = segment.hits.every((hit) => isItem(hit) && !segmentHasCue(segment, 'describe', 'predicate'));
  if (mentionsLook(segment) && !segmentHasCue(segment, 'describe', 'for')) return LOOK_WEIGHT;
  if (!introduction && listed) return LOOK_WEIGHT;
  return introduction ? INTRODUCTION_WEIGHT : OTHER_SENTENCE_WEIGHT;
};

class IndustryRanking {
  private readonly weights = new Map<string, { most: number; rest: number }>();

  add(industry: string, weight: number): void {
    const known = this.weights.get(industry) ?? { most: 0, rest: 0 };
    known.rest += Math.min(known.most, weight);
    known.most = Math.max(known.most, weight);
    this.weights.set(industry, known);
  }

  /** Whether the prompt states a trade by more than a colour or a general word. */
  isSure(): boolean {
    return [...this.weights.values()].some(({ most }) => most >= MIN_SURE_WEIGHT);
  }

  ranked(): string[] {
    const total = ({ most, rest }: { most: number; rest: number }): number => most + rest * REPETITION_WEIGHT;
    return [...this.weights]
      .sort((one, other) => total(other[1]) - total(one[1]))
      .map(([industry]) => industry);
  }
}

/** Languages with the word order "students for app", in which the customers come first. */
const CUSTOMER_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

/**
 * Returns the index of the last postposition "for" before a trade. In "cafe for logo" no trade follows, so it is
 * ignored.
 */
const findLastCustomerPostposition = (hits: readonly Hit[]): number => {
  const last = hits.findLastIndex((hit) => hasCue(hit, 'for') && CUSTOMER_FIRST_LANGUAGES.has(hit.language));
  return hits.some((hit, index) => index > last && findTradesOfHit(hit).length > 0) ? last : -1;
};

const addSegment = (
  segment: Segment,
  introduction: boolean,
  ranking: IndustryRanking,
  kindSaidAt: number,
): void => {
  let factor = computeSegmentWeight(segment, introduction);
  let spoken = false;
  const servedUntil = findLastCustomerPostposition(segment.hits);
  segment.hits.forEach((hit, index) => {
    const turns = hasCue(hit, 'for') && !CUSTOMER_FIRST_LANGUAGES.has(hit.language);
    const trades = findTradesOfHit(hit);
    spoken ||= hit.first >= kindSaidAt;
    if (turns && spoken && trades.length === 0) factor *= CUSTOMER_WEIGHT;
    if (hasCue(hit, 'place') && spoken) factor *= LOCATION_WEIGHT;
    if (hasCue(hit, 'past')) factor *= FORMER_TRADE_WEIGHT;
    if (isNegation(hit)) factor = LOOK_WEIGHT * 0.5;
    const next = segment.hits[index + 1];
    // The last noun of a compound is the main one: the farm in "oyster farm".
    const head =
      next !== undefined && next.first === hit.after && findTradesOfHit(next).length > 0 ? 0.85 : 1;
    for (const { industry, weight } of trades) {
      spoken = true;
      // Later words count a little less, so that the first of two equal trades leads.
      const early = 1 / (1 + hit.first * 0.006);
      // Products for animals belong to the pets trade: "coats for greyhounds".
      const served =
        industry === 'pets' && factor < INTRODUCTION_WEIGHT
          ? Math.max(factor, OTHER_SENTENCE_WEIGHT)
          : factor;
      ranking.add(industry, weight * served * early * head * (index < servedUntil ? CUSTOMER_WEIGHT : 1));
    }
    if (isTradeVerb(hit)) factor *= OBJECT_OF_VERB_WEIGHT;
    // "a budgeting tool for students": the matched phrase includes the word "for".
    if (turns && trades.length > 0) factor *= CUSTOMER_WEIGHT;
  });
};

/** A place as the client itself, such as "City of Lower Marsh". */
const CLIENT_IS_A_PLACE = /^(?:the\s)?(?:city|town|village|borough|county|parish|municipality|state) of\s/iu;

/** Two joined words, such as "Raven & Rye". Neither is the trade. */
const PAIR_OF_NAMES = /^\S+\s(?:&|\+|and|und|et|y|e)\s\S+$/iu;

/** Whether a trade word is also an object or a colour, such as moss, balloons or amber. */
const isThingOrColour = (hit: Hit): boolean => hit.meanings.some((each) => /^(?:motif|colour):/u.test(each));

/** Returns the industries, best first. `named` are the hits inside the name. */
export const rankIndustries = (
  sentences: readonly (readonly Segment[])[],
  named: readonly Hit[],
  nameAfter: number,
  name: string,
): string[] => {
  const ranking = new IndustryRanking();
  if (CLIENT_IS_A_PLACE.test(name)) ranking.add('government', VERB_WEIGHT);
  const last = named.at(-1);
  const saysKind = last !== undefined && findTradesOfHit(last).length > 0 && !isThingOrColour(last);
  sentences.forEach((sentence, index) => {
    const holdsName = sentence.some((segment) => segment.first < nameAfter && segment.after >= nameAfter);
    for (const segment of sentence) {
      // In "Kittiwake CRM for bakers", the name already states the trade.
      const here = saysKind && segment.first < nameAfter && segment.after >= nameAfter;
      addSegment(segment, index === 0 || holdsName, ranking, here ? nameAfter : Infinity);
    }
  });
  const said = new Set(ranking.isSure() ? ranking.ranked() : []);
  named.forEach((hit, index) => {
    // The last word of a name states the trade, as in "Old Quarry Cider"; the others seldom do.
    const closes = index === named.length - 1;
    const kind = closes && !PAIR_OF_NAMES.test(name) ? 1 : BEFORE_TRADE_WORD_WEIGHT;
    for (const { industry, weight } of findTradesOfHit(hit)) {
      // If the prompt states a trade, other words of the name are no trades: the moss in "Harland & Moss, a law
      // firm".
      if (said.size > 0 && !said.has(industry) && (isThingOrColour(hit) || kind < 1)) continue;
      ranking.add(industry, weight * WORD_IN_NAME_WEIGHT * kind);
    }
  });
  return ranking.ranked();
};

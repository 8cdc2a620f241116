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
/** The factor for words after "for", which describe the customers. */
const CUSTOMER_WEIGHT = 0.35;
/** The factor for a location or a material, as in "in an old rope works" and "from reclaimed cedar". */
const LOCATION_WEIGHT = 0.3;
/** The factor for former trades, as in "my father drove a bus" and "we left the bank". */
const FORMER_TRADE_WEIGHT = 0.4;
const WORD_IN_NAME_WEIGHT = 0.8;
/** The factor for words of the name that are not its last: "Quarry" in "Old Quarry Cider". */
const EARLIER_WORD_IN_NAME_WEIGHT = 0.75;
/** The factor for words in a refusal or in a wish about the look, which say little about the trade. */
const LOOK_WEIGHT = 0.25;
/** The factor for the first sentence and the sentence with the name, which usually say what the firm is. */
const INTRODUCTION_WEIGHT = 1.5;
const OTHER_SENTENCE_WEIGHT = 0.8;
/**
 * The factor for all mentions of a trade but the strongest. It is low, because a story may often mention a trade that
 * is not the firm's.
 */
const REPETITION_WEIGHT = 0.35;
/** A mention with this weight states a trade. Colours and general words alone weigh less. */
const MIN_SURE_WEIGHT = 1.4;

/** Meanings about the look. A trade word that has one too, such as "wine" or "copper", counts half. */
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
  const motifFactor = hit.meanings.some((each) => each.startsWith('motif:')) ? 0.75 : 1;
  const lookFactor = hit.meanings.some((each) => LOOK_TOKEN.test(each)) ? 0.5 : 1;
  const lengthFactor = 1 + 0.2 * Math.min(3, hit.after - hit.first - 1);
  return trades.map((meaning) => {
    const [, industry = '', suffix = ''] = TRADE_TOKEN.exec(meaning) ?? [];
    const weight = WEIGHT_BY_SUFFIX[suffix] ?? SPECIFIC_WORD_WEIGHT;
    return { industry, weight: weight * motifFactor * lookFactor * lengthFactor };
  });
};

const computeSegmentFactor = (segment: Segment, isIntroduction: boolean): number => {
  const hasOnlyItems = segment.hits.every(
    (hit) => isItem(hit) && !segmentHasCue(segment, 'describe', 'predicate'),
  );
  if (mentionsLook(segment) && !segmentHasCue(segment, 'describe', 'for')) return LOOK_WEIGHT;
  if (!isIntroduction && hasOnlyItems) return LOOK_WEIGHT;
  return isIntroduction ? INTRODUCTION_WEIGHT : OTHER_SENTENCE_WEIGHT;
};

class IndustryRanking {
  private readonly weights = new Map<string, { most: number; rest: number }>();

  add(industry: string, weight: number): void {
    const known = this.weights.get(industry) ?? { most: 0, rest: 0 };
    known.rest += Math.min(known.most, weight);
    known.most = Math.max(known.most, weight);
    this.weights.set(industry, known);
  }

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

/** Languages in which "for" follows the customers, as if English said "students for app". */
const CUSTOMER_FIRST_LANGUAGES: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

/**
 * Returns the index of the last "for" in these languages, or -1 if no trade follows it. In "cafe for logo" (a logo for
 * a cafe) no trade follows, so the cafe is the firm, not a customer.
 */
const findLastCustomerPostposition = (hits: readonly Hit[]): number => {
  const last = hits.findLastIndex((hit) => hasCue(hit, 'for') && CUSTOMER_FIRST_LANGUAGES.has(hit.language));
  return hits.some((hit, index) => index > last && findTradesOfHit(hit).length > 0) ? last : -1;
};

/** Adds the trades of a segment. From the token `tradeStatedFrom` on, the name has already stated a trade. */
const addTradesOfSegment = (
  segment: Segment,
  isIntroduction: boolean,
  ranking: IndustryRanking,
  tradeStatedFrom: number,
): void => {
  let factor = computeSegmentFactor(segment, isIntroduction);
  let tradeStated = false;
  const lastPostposition = findLastCustomerPostposition(segment.hits);
  segment.hits.forEach((hit, index) => {
    const customersFollow = hasCue(hit, 'for') && !CUSTOMER_FIRST_LANGUAGES.has(hit.language);
    const trades = findTradesOfHit(hit);
    tradeStated ||= hit.first >= tradeStatedFrom;
    if (customersFollow && tradeStated && trades.length === 0) factor *= CUSTOMER_WEIGHT;
    if (hasCue(hit, 'place') && tradeStated) factor *= LOCATION_WEIGHT;
    if (hasCue(hit, 'past')) factor *= FORMER_TRADE_WEIGHT;
    if (isNegation(hit)) factor = LOOK_WEIGHT * 0.5;
    const next = segment.hits[index + 1];
    // "Oyster" counts less in "oyster farm", because the trade word after it is the main noun.
    const modifierFactor =
      next !== undefined && next.first === hit.after && findTradesOfHit(next).length > 0 ? 0.85 : 1;
    const postpositionFactor = index < lastPostposition ? CUSTOMER_WEIGHT : 1;
    for (const { industry, weight } of trades) {
      tradeStated = true;
      // Later words count a little less, so that the first of two equal trades leads.
      const orderFactor = 1 / (1 + hit.first * 0.006);
      // Animals count in full even as customers: "coats for greyhounds" belong to the pets trade.
      const segmentFactor =
        industry === 'pets' && factor < INTRODUCTION_WEIGHT
          ? Math.max(factor, OTHER_SENTENCE_WEIGHT)
          : factor;
      ranking.add(industry, weight * segmentFactor * orderFactor * modifierFactor * postpositionFactor);
    }
    if (isTradeVerb(hit)) factor *= OBJECT_OF_VERB_WEIGHT;
    // The matched phrase is a trade and includes "for", as in "a budgeting tool for students".
    if (customersFollow && trades.length > 0) factor *= CUSTOMER_WEIGHT;
  });
};

/** Names of public bodies, such as "City of Lower Marsh". */
const PUBLIC_BODY_NAME = /^(?:the\s)?(?:city|town|village|borough|county|parish|municipality|state) of\s/iu;

/** Names of two joined words, such as "Raven & Rye". Neither word states the trade. */
const PAIR_OF_NAMES = /^\S+\s(?:&|\+|and|und|et|y|e)\s\S+$/iu;

/** Whether a trade word is also an object or a colour, such as moss, balloons or amber. */
const isMotifOrColour = (hit: Hit): boolean => hit.meanings.some((each) => /^(?:motif|colour):/u.test(each));

/** Returns the industries, most likely first. `nameAfter` is the first token after the name, or -1. */
export const rankIndustries = (
  sentences: readonly (readonly Segment[])[],
  hitsInName: readonly Hit[],
  nameAfter: number,
  name: string,
): string[] => {
  const ranking = new IndustryRanking();
  if (PUBLIC_BODY_NAME.test(name)) ranking.add('government', VERB_WEIGHT);
  const last = hitsInName.at(-1);
  const nameStatesTrade = last !== undefined && findTradesOfHit(last).length > 0 && !isMotifOrColour(last);
  const containsName = (segment: Segment): boolean => segment.first < nameAfter && segment.after >= nameAfter;
  sentences.forEach((sentence, index) => {
    const isIntroduction = index === 0 || sentence.some(containsName);
    for (const segment of sentence) {
      // In "Kittiwake CRM for bakers", the name already states the trade.
      const tradeStatedFrom = nameStatesTrade && containsName(segment) ? nameAfter : Infinity;
      addTradesOfSegment(segment, isIntroduction, ranking, tradeStatedFrom);
    }
  });
  const statedTrades = new Set(ranking.isSure() ? ranking.ranked() : []);
  hitsInName.forEach((hit, index) => {
    // The last word of a name states the trade, as in "Old Quarry Cider"; the others seldom do.
    const isLast = index === hitsInName.length - 1;
    const positionFactor = isLast && !PAIR_OF_NAMES.test(name) ? 1 : EARLIER_WORD_IN_NAME_WEIGHT;
    const isWeak = isMotifOrColour(hit) || positionFactor < 1;
    for (const { industry, weight } of findTradesOfHit(hit)) {
      // In "Harland & Moss, a law firm", the prompt states the trade, so "Moss" adds no other.
      if (statedTrades.size > 0 && !statedTrades.has(industry) && isWeak) continue;
      ranking.add(industry, weight * WORD_IN_NAME_WEIGHT * positionFactor);
    }
  });
  return ranking.ranked();
};

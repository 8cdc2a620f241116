import type { Hit } from './lexicon/match.ts';
import type { Segment } from './text/segments.ts';
import { mentionsLooks } from './wishes/accept.ts';
import { cueIn, hasCue, isItem } from './wishes/items.ts';
import { isNegation } from './wishes/refusals.ts';

/** The weight of general words ("shop", "app"), which count less than specific ones. */
const GENERAL = 0.8;
const PARTICULAR = 2;
/** The weight of a verb for what the firm does. It outweighs its object: "we insure violins". */
const VERB_WEIGHT = 2.6;
const DONE_TO = 0.6;
/** The weight of words after "for", which describe the customers. */
const CUSTOMER_WEIGHT = 0.35;
/** The weight of a location or a material, as in "in an old rope works" and "from reclaimed cedar". */
const PLACE = 0.3;
/** The weight of former trades, as in "my father drove a bus" and "we left the bank". */
const PAST = 0.4;
const IN_NAME = 0.8;
const BEFORE_KIND = 0.75;
/** The weight of words in a refusal or a wish about the look, which say little about the trade. */
const LOOK = 0.25;
/** The weight of the first sentence and of the sentence with the name, which usually say what the firm is. */
const INTRODUCTION = 1.5;
const ELSEWHERE = 0.8;
/** The weight of a repetition. It is low, so that the setting of a story does not outweigh the trade. */
const REPETITION_WEIGHT = 0.35;
const SURE = 1.4;

/** Meanings that are a look. Words such as "wine" and "copper" are at least as often a look as a trade. */
const LOOKS = /^(?:colour|type|mood|case|style):/u;

/**
 * The notation of trades: `trade:games`, `trade:retail-` (a general word), `trade:insurance+` (a verb for what the
 * firm does).
 */
const TRADE = /^trade:(.+?)([-+]?)$/u;
const STRENGTHS: Readonly<Record<string, number>> = { '-': GENERAL, '+': VERB_WEIGHT };

const isDeed = (hit: Hit): boolean =>
  hit.meanings.some((meaning) => meaning.startsWith('trade:') && meaning.endsWith('+'));

interface Trade {
  industry: string;
  weight: number;
}

const tradesOf = (hit: Hit): Trade[] => {
  const trades = hit.meanings.filter((meaning) => meaning.startsWith('trade:'));
  const pictured = hit.meanings.some((each) => each.startsWith('motif:')) ? 0.75 : 1;
  const look = hit.meanings.some((each) => LOOKS.test(each)) ? 0.5 : 1;
  const longer = 1 + 0.2 * Math.min(3, hit.after - hit.first - 1);
  return trades.map((meaning) => {
    const [, industry = '', strength = ''] = TRADE.exec(meaning) ?? [];
    return { industry, weight: (STRENGTHS[strength] ?? PARTICULAR) * pictured * look * longer };
  });
};

const regionOf = (segment: Segment, introduction: boolean): number => {
  const listed = segment.hits.every((hit) => isItem(hit) && !cueIn(segment, 'describe', 'predicate'));
  if (mentionsLooks(segment) && !cueIn(segment, 'describe', 'for')) return LOOK;
  if (!introduction && listed) return LOOK;
  return introduction ? INTRODUCTION : ELSEWHERE;
};

class Ranking {
  private readonly weights = new Map<string, { most: number; rest: number }>();

  add(industry: string, weight: number): void {
    const known = this.weights.get(industry) ?? { most: 0, rest: 0 };
    known.rest += Math.min(known.most, weight);
    known.most = Math.max(known.most, weight);
    this.weights.set(industry, known);
  }

  /** Whether the prompt states a trade by more than a colour or a general word. */
  isSure(): boolean {
    return [...this.weights.values()].some(({ most }) => most >= SURE);
  }

  ranked(): string[] {
    const total = ({ most, rest }: { most: number; rest: number }): number => most + rest * REPETITION_WEIGHT;
    return [...this.weights]
      .sort((one, other) => total(other[1]) - total(one[1]))
      .map(([industry]) => industry);
  }
}

/** Languages with the word order "students for app", in which the customers come first. */
const SERVED_FIRST: ReadonlySet<string> = new Set(['tr', 'hi', 'ja', 'ko']);

/**
 * Returns the index of the last postposition "for" before a trade. In "cafe for logo" no trade follows, so it is
 * ignored.
 */
const servedBefore = (hits: readonly Hit[]): number => {
  const last = hits.findLastIndex((hit) => hasCue(hit, 'for') && SERVED_FIRST.has(hit.language));
  return hits.some((hit, index) => index > last && tradesOf(hit).length > 0) ? last : -1;
};

const addSegment = (segment: Segment, introduction: boolean, ranking: Ranking, kindSaidAt: number): void => {
  let factor = regionOf(segment, introduction);
  let spoken = false;
  const servedUntil = servedBefore(segment.hits);
  segment.hits.forEach((hit, index) => {
    const turns = hasCue(hit, 'for') && !SERVED_FIRST.has(hit.language);
    const trades = tradesOf(hit);
    spoken ||= hit.first >= kindSaidAt;
    if (turns && spoken && trades.length === 0) factor *= CUSTOMER_WEIGHT;
    if (hasCue(hit, 'place') && spoken) factor *= PLACE;
    if (hasCue(hit, 'past')) factor *= PAST;
    if (isNegation(hit)) factor = LOOK * 0.5;
    const next = segment.hits[index + 1];
    // The last noun of a compound is the main one: the farm in "oyster farm".
    const head = next !== undefined && next.first === hit.after && tradesOf(next).length > 0 ? 0.85 : 1;
    for (const { industry, weight } of trades) {
      spoken = true;
      // Later words count a little less, so that the first of two equal trades leads.
      const early = 1 / (1 + hit.first * 0.006);
      // Products for animals belong to the pets trade: "coats for greyhounds".
      const served = industry === 'pets' && factor < INTRODUCTION ? Math.max(factor, ELSEWHERE) : factor;
      ranking.add(industry, weight * served * early * head * (index < servedUntil ? CUSTOMER_WEIGHT : 1));
    }
    if (isDeed(hit)) factor *= DONE_TO;
    // "a budgeting tool for students": the matched phrase includes the word "for".
    if (turns && trades.length > 0) factor *= CUSTOMER_WEIGHT;
  });
};

/** A place as the client itself, such as "City of Lower Marsh". */
const PLACE_ITSELF = /^(?:the\s)?(?:city|town|village|borough|county|parish|municipality|state) of\s/iu;

/** Two joined words, such as "Raven & Rye". Neither is the trade. */
const PAIR = /^\S+\s(?:&|\+|and|und|et|y|e)\s\S+$/iu;

/** Whether a trade word is also an object or a colour, such as moss, balloons or amber. */
const isPicture = (hit: Hit): boolean => hit.meanings.some((each) => /^(?:motif|colour):/u.test(each));

/** Returns the industries, best first. `named` are the hits inside the name. */
export const industriesOf = (
  sentences: readonly (readonly Segment[])[],
  named: readonly Hit[],
  nameAfter: number,
  name: string,
): string[] => {
  const ranking = new Ranking();
  if (PLACE_ITSELF.test(name)) ranking.add('government', VERB_WEIGHT);
  const last = named.at(-1);
  const saysKind = last !== undefined && tradesOf(last).length > 0 && !isPicture(last);
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
    const kind = closes && !PAIR.test(name) ? 1 : BEFORE_KIND;
    for (const { industry, weight } of tradesOf(hit)) {
      // If the prompt states a trade, other words of the name are no trades: the moss in "Harland & Moss, a law
      // firm".
      if (said.size > 0 && !said.has(industry) && (isPicture(hit) || kind < 1)) continue;
      ranking.add(industry, weight * IN_NAME * kind);
    }
  });
  return ranking.ranked();
};

// Decides which of several named trades is meant: the choir in "church choir", otherwise usually the one named first.

import type { Brief } from '../../brief/brief.ts';
import { fold } from '../../brief/text/fold.ts';
import { isGenericTradeWord } from './words-in-name.ts';
import type { TradePictures } from './trade-pictures.ts';
import { single } from './word-lists.ts';

/** Institutions that often only describe a choir, a press or a club. */
const INSTITUTIONS: ReadonlySet<string> = new Set(
  'abbey cathedral chapel church college community company hospital hotel parish school town university village'.split(
    ' ',
  ),
);
/** Parts of an institution. They do not replace it: a church hall is part of a church. */
const OF_IT: ReadonlySet<string> = new Set(
  'academy board building centre center club council district group hall house office school shop trust'.split(
    ' ',
  ),
);

const saidIn = ({ descriptor, name }: Brief): readonly string[] =>
  fold(descriptor ?? name ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(single);

/** Whether a word only says where the firm is, as the village of a village bakery. */
export const isAttributeOnly = (word: string, brief: Brief): boolean => {
  const said = saidIn(brief);
  const next = said[said.indexOf(single(word)) + 1] ?? '';
  return INSTITUTIONS.has(single(word)) && said.includes(single(word)) && next !== '' && !OF_IT.has(next);
};

export interface Turn {
  trade: TradePictures;
  /**
   * The position of the trade's words: the last noun (`head`), before another noun (`before`), or elsewhere
   * (`plain`).
   */
  stands: 'head' | 'before' | 'plain';
  /** Whether a product of the same kind was named before it. */
  later: boolean;
}

/** Whether the word is a trade by itself, as the theatre of a community theatre is. */
const isTradeWord = (word: string): boolean => !OF_IT.has(word) && isGenericTradeWord(word);

const standsAs = (
  { trade }: TradePictures,
  said: readonly string[],
  trades: readonly TradePictures[],
): Turn['stands'] => {
  const own = trade.split(' ').map(single);
  const isAt = (words: readonly string[], at: number): boolean =>
    words.every((word, index) => word === said[at + index]);
  const begins = said.findIndex((_, at) => isAt(own, at));
  if (begins < 0) return 'plain';
  const isInstitution = (word: string): boolean => INSTITUTIONS.has(word);
  const isHead = !own.some((word) => OF_IT.has(word) || isInstitution(word));
  if (isHead && isInstitution(said[begins - 1] ?? '')) return 'head';
  const next = begins + own.length;
  const isBefore =
    own.length === 1 &&
    isInstitution(own[0] ?? '') &&
    (isTradeWord(said[next] ?? '') ||
      trades.some((other) => {
        const words = other.trade.split(' ').map(single);
        return !words.some((word) => OF_IT.has(word)) && isAt(words, next);
      }));
  return isBefore ? 'before' : 'plain';
};

/** Sorts by priority: the longest phrase first; of equal length and industry, the one named first. */
export const byPriority = (trades: readonly TradePictures[], brief: Brief): readonly Turn[] => {
  const said = saidIn(brief);
  const lengthOf = ({ trade }: TradePictures): number => trade.split(' ').length;
  const placeOf = ({ trade }: TradePictures): number => {
    const [first = ''] = trade.split(' ');
    return brief.words.findIndex((word) => single(word).startsWith(single(first)));
  };
  const isAlike = (one: TradePictures, other: TradePictures): boolean =>
    one !== other &&
    one.industry === brief.industries[0] &&
    one.industry === other.industry &&
    lengthOf(one) === lengthOf(other) &&
    placeOf(one) >= 0 &&
    placeOf(other) >= 0;
  return trades
    .map((trade) => ({
      trade,
      stands: standsAs(trade, said, trades),
      later: trades.some((other) => isAlike(trade, other) && placeOf(other) < placeOf(trade)),
    }))
    .toSorted((one, other) =>
      isAlike(one.trade, other.trade) ? placeOf(one.trade) - placeOf(other.trade) : 0,
    );
};

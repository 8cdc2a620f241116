// Turns the words for trades in studio/library/trades into tables of a lexicon.

import type { TradeForms } from '../../library/trade.ts';
import { TRADES } from '../../library/trades.ts';
import type { FormTable, LexiconWords } from './vocabulary.ts';

type TableEntry = readonly [key: string, forms: readonly string[]];

const createTradeEntries = (id: string, { general, named, verbs }: TradeForms): readonly TableEntry[] => [
  [`${id}-`, general],
  [id, named],
  [`${id}+`, verbs],
];

const createTable = (entries: readonly TableEntry[]): FormTable =>
  Object.fromEntries(entries.filter(([, forms]) => forms.length > 0));

/** `lexicon` is the name of a file in studio/brief/lexicons, such as `en` or `nordic`. */
export function createTradeTables(lexicon: string): Required<Pick<LexiconWords, 'trades' | 'tradesAfter'>> {
  const trades = [...TRADES.values()].flatMap(({ id, words }) => {
    const forms = words.get(lexicon);
    return forms === undefined ? [] : [{ id, forms }];
  });
  return {
    trades: createTable(trades.flatMap(({ id, forms }) => createTradeEntries(id, forms))),
    tradesAfter: createTable(trades.flatMap(({ id, forms }) => createTradeEntries(id, forms.second))),
  };
}

// Turns the words of trades, from studio/library/trades, into tables of a lexicon.

import type { TradeForms } from '../../library/trade.ts';
import { TRADES } from '../../library/trades.ts';
import type { Table, Words } from './vocabulary.ts';

type Entry = readonly [key: string, forms: readonly string[]];

const entriesOf = (id: string, { general, named, verbs }: TradeForms): readonly Entry[] => [
  [`${id}-`, general],
  [id, named],
  [`${id}+`, verbs],
];

const tableOf = (entries: readonly Entry[]): Table =>
  Object.fromEntries(entries.filter(([, forms]) => forms.length > 0));

/** Returns the words for a lexicon, named like its file in studio/brief/lexicons: `en`, `nordic`. */
export function tradeWordsOf(lexicon: string): Required<Pick<Words, 'trades' | 'tradesAfter'>> {
  const trades = [...TRADES.values()].flatMap(({ id, words }) => {
    const said = words.get(lexicon);
    return said === undefined ? [] : [{ id, said }];
  });
  return {
    trades: tableOf(trades.flatMap(({ id, said }) => entriesOf(id, said))),
    tradesAfter: tableOf(trades.flatMap(({ id, said }) => entriesOf(id, said.second))),
  };
}

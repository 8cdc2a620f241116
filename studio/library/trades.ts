// Reads the trades, one JSON file each in studio/library/trades, when this module is loaded. A new file needs no other
// change.

import { readdirSync, readFileSync } from 'node:fs';
import { readTrades } from './read-trades.ts';
import type { Trade, Trait } from './trade.ts';

const TRADES_FOLDER = new URL('trades/', import.meta.url);

const tradeFiles = readdirSync(TRADES_FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    path: `studio/library/trades/${name}`,
    text: readFileSync(new URL(name, TRADES_FOLDER), 'utf8'),
  }));

export const TRADES: ReadonlyMap<string, Trade> = new Map(
  readTrades(tradeFiles).map((trade) => [trade.id, trade]),
);

/** Returns the ids of the trades with this trait. */
export const tradesWithTrait = (trait: Trait): ReadonlySet<string> =>
  new Set([...TRADES.values()].filter(({ traits }) => traits.includes(trait)).map(({ id }) => id));

// Every trade of studio/library/trades, one file each. A new file is found automatically: its words are read in
// prompts, its palettes and pictures are offered. Read when the module loads, like an imported JSON file.

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

/** Ids of the trades with this trait. */
export const tradesWithTrait = (trait: Trait): ReadonlySet<string> =>
  new Set([...TRADES.values()].filter(({ traits }) => traits.includes(trait)).map(({ id }) => id));

import { sortByList, type LibraryFile, readFiles } from './read-files.ts';
import { readTrade } from './read-trade.ts';
import type { Trade } from './trade.ts';
import tradeOrder from './trade-order.json' with { type: 'json' };

/**
 * Reads the trades in the order of trade-order.json; those that it does not list come last. Of two trades that claim a
 * word equally, the earlier one gets it. Throws if any file has a mistake.
 */
export function readTrades(files: readonly LibraryFile[]): readonly Trade[] {
  const mistakes: string[] = [];
  const trades = readFiles(files, 'a trade', readTrade, mistakes);
  if (mistakes.length > 0) throw new Error(`The trades cannot be read:\n${mistakes.join('\n')}`);
  return sortByList(trades, tradeOrder);
}

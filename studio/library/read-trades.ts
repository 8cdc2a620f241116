import { sortByList, type LibraryFile, readFiles } from './read-files.ts';
import { readTrade } from './read-trade.ts';
import type { Trade } from './trade.ts';
import tradeOrder from './trade-order.json' with { type: 'json' };

/**
 * Throws if anything is wrong. If two trades claim a word equally, the earlier one gets it; a trade that the order
 * does not list comes last.
 */
export function readTrades(files: readonly LibraryFile[]): readonly Trade[] {
  const mistakes: string[] = [];
  const trades = readFiles(files, 'a trade', readTrade, mistakes);
  if (mistakes.length > 0) throw new Error(`The trades cannot be read:\n${mistakes.join('\n')}`);
  return sortByList(trades, tradeOrder);
}

// Looks up the words of a name in the vocabularies: which of them form a phrase, and which state a trade.

import type { Brief } from '../../brief/brief.ts';
import { LEXICONS } from '../../brief/lexicon/lexicons.ts';
import { findAllHits } from '../../brief/lexicon/match.ts';
import { tokenise } from '../../brief/text/tokenise.ts';

/** Consecutive words of the name that a vocabulary knows, from index `first` up to, but not including, `after`. */
export interface WordSense {
  first: number;
  after: number;
  /** The industries that the words state. */
  trades: readonly string[];
  /**
   * Whether the words also name an object that can be drawn, such as `Orchard` or `Lamb`. Plurals such as `Violins`
   * do not count, because they usually name products.
   */
  pictured: boolean;
}

const TRADE_TOKEN = /^trade:(.+?)[-+]?$/u;

const PLURAL = /[^s]s$/u;

const alwaysTrue = (): boolean => true;

export const findSenses = (text: string, { language }: Pick<Brief, 'language'>): WordSense[] => {
  const lexicons = [...new Set([language, 'en'] as const)].flatMap((each) => LEXICONS.get(each) ?? []);
  const plain = text.replaceAll('’', "'");
  const tokens = tokenise(plain);
  const ends = [...plain.matchAll(/\S+/gu)].map((match) => match.index + match[0].length);
  const wordAt = (index: number): number => ends.findIndex((end) => end > (tokens[index]?.start ?? 0));
  return findAllHits(lexicons, plain, tokens, alwaysTrue).map(({ first, after, meanings }) => ({
    first: wordAt(first),
    after: wordAt(after - 1) + 1,
    trades: meanings.flatMap((meaning) => TRADE_TOKEN.exec(meaning)?.[1] ?? []),
    pictured:
      after - first === 1 &&
      !PLURAL.test(tokens[first]?.folded ?? '') &&
      meanings.some((meaning) => meaning.startsWith('motif:')),
  }));
};

/**
 * Whether the trades that the name mentions say what the firm is. If the prompt states the trade separately, that
 * trade must be among them: the "Orchard" in the name of a game studio is only a picture.
 */
export const nameStatesTrade = (
  trades: readonly string[],
  brief: Pick<Brief, 'industries' | 'descriptor'>,
): boolean => {
  if (trades.length === 0) return false;
  const [main] = brief.industries;
  return brief.descriptor === null || main === undefined || trades.includes(main);
};
